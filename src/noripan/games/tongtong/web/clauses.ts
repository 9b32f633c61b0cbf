/** Which clause of the rules a refusal or the reason of a hint rests on, so that one can read on there. */
export const clauses: Readonly<Record<string, string>> = {
  "error-must_follow": "TT-13",
  "error-teams_need_four": "TT-45",
  "reason-good-sum": "TT-25",
  "reason-catches-six": "TT-27",
  "reason-busts": "TT-26",
  "reason-helps-partner": "TT-45",
  "reason-cannot-take": "TT-14",
  "reason-no-colour-left": "TT-13",
  "reason-lead": "TT-16",
};
