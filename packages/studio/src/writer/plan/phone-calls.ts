import type { KnownMember } from "../people/known-member.ts";
import { startsNewTime } from "./changes-of-scene.ts";

/**
 * Reads an English text moment by moment: those whom it has not shown before a telephone call are at the other end of the
 * line, and not in the room.
 */
export const followPhoneCalls = (): ((told: string, present: readonly KnownMember[]) => KnownMember[]) => {
  const seen = new Set<KnownMember>();
  let caller: readonly KnownMember[] = [];
  let left = 0;
  return (told, present) => {
    if ((startsNewTime(told, "english") && !ANSWERS.test(told)) || ENDS_CALL.test(told)) left = 0;
    if (CALLS.test(told)) left = MOMENTS_OF_A_CALL;
    const isOnLine = left > 0 && caller.length > 0;
    left = Math.max(0, left - 1);
    const here = isOnLine ? present.filter((one) => seen.has(one)) : [...present];
    const shown = here.length > 0 || !isOnLine ? here : [...caller];
    for (const one of shown) seen.add(one);
    caller = shown;
    return shown;
  };
};

const MOMENTS_OF_A_CALL = 5;
const CALLS =
  /\b(?:telephoned|phoned|dialled|dialed|(?:picked up|held|lifted|took|put down) the (?:receiver|phone|telephone)|on the (?:tele)?phone|the (?:tele)?phone rang|video call|on the other end of the line)\b/i;
/** "This Thursday a child answered". */
const ANSWERS = /\banswered\b/;
const ENDS_CALL = /\b(?:hung up|hangs up|put down the (?:receiver|phone)|the line went dead)\b/i;
