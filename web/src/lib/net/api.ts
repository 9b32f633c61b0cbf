/** Requests to the server; what it refuses is thrown as a code with details, for the texts to put into words. */
import type { Catalogue, CourseShown, Refusal } from "$lib/net/protocol";
import { prepareHangul } from "$lib/text/hangul";

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly details: Record<string, unknown>,
  ) {
    super(code);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused(0, "no_connection", {});
  }
  if (answer.status === 204) return undefined as T;
  const text = await answer.text().catch(() => "");
  prepareHangul(text); // names of people
  const data = parsed(text);
  if (answer.ok) return data as T;
  const refusal = data as Refusal | null;
  throw new Refused(answer.status, refusal?.error ?? "no_connection", refusal?.details ?? {});
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body?: unknown) => ask<T>("POST", path, body);
export const patch = <T>(path: string, body: unknown) => ask<T>("PATCH", path, body);
export const remove = <T>(path: string) => ask<T>("DELETE", path);

let asked: Promise<Catalogue> | null = null;

/** What can be played here; asked once. */
export function house(): Promise<Catalogue> {
  asked ??= get<Catalogue>("/api/games").catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

let learnable: Promise<CourseShown[]> | null = null;

/** What can be learnt here; asked once. */
export function courses(): Promise<CourseShown[]> {
  learnable ??= get<CourseShown[]>("/api/lessons").catch((error: unknown) => {
    learnable = null;
    throw error;
  });
  return learnable;
}
