import type { Hit } from "../lexicon/find-words.ts";
import type { OtherName } from "./other-name.ts";

/** "The son of the miller, Paul": the miller is no one of the cast, and the son is Paul. */
export const isTakenByName = ({ at }: Hit, names: readonly OtherName[]): boolean =>
  names.some(({ frame }) => frame?.taken.some(({ from, to }) => from <= at && at < to));

/** "길고양이 나비는 … 나비는": the cat again, and no butterfly. */
export const isNamedSo = ({ word }: Hit, names: readonly OtherName[]): boolean =>
  names.some(({ name }) => name === word);
