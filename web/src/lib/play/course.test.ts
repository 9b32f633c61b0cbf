import { describe, expect, it } from "vitest";
import { courseOf } from "./course";

describe("the course of a match", () => {
  const counted = (seat: number, total: number) => ({ event: "counted", seat, total });
  it("follows every new total, round by round", () => {
    const events = [counted(0, 4), counted(1, 7), { event: "laid", seat: 0 }, counted(0, 4), counted(1, 3), counted(0, 9), counted(1, 12)];
    const course = courseOf(events, 2)!;
    expect(course.seats[1]).toEqual([{ at: 0, total: 0 }, { at: 1, total: 7 }, { at: 2, total: 3 }, { at: 3, total: 12 }]);
    expect([course.countings, course.low, course.high]).toEqual([3, 0, 12]);
  });
  it("is not drawn where points were counted once", () => {
    expect(courseOf([counted(0, 40), counted(1, 7)], 2)).toBeNull();
  });
});
