import type { CastMember } from "../../vocabulary.ts";
import type { Gender } from "./person-nouns.ts";
import { personNoun } from "./person-nouns.ts";

/** A member of a cast with the words that mention it in a text. */
export interface KnownMember {
  readonly member: CastMember;
  /** In lower case, without articles. */
  readonly aliases: readonly string[];
  /** A narrator is none whom "she" or "he" means. */
  readonly gender: Gender | "narrator";
  /** The text's word for what it is, in lower case: "vulkan" of Lotte. */
  readonly noun?: string;
  /** The words of a pasted text around its first mention: before them it is in no picture. */
  readonly opening?: string;
  /** An animal that speaks: "he" may mean it, as it means people. */
  readonly talks?: boolean;
}

/** A given member of a cast: its name, and its gender as far as its kind shows it. */
export const knownMember = (member: CastMember): KnownMember => ({
  member,
  aliases: member.name === "I" ? ["i"] : [member.name.toLocaleLowerCase(), ...(member.group ? [member.group] : [])],
  gender: member.group
    ? "they"
    : member.traits.includes("woman")
      ? "she"
      : member.traits.includes("man")
        ? "he"
        : (personNoun(member.kind)?.gender ?? "it"),
});
