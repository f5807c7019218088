import type { CastMember } from "../../vocabulary.ts";

const ID = /^newcomer-\d+$/;

/** The id of somebody whom only the written story brings in, counted from 0. */
export const newcomerId = (at: number): string => `newcomer-${at + 1}`;

/** Whether only the written story, and not its idea, brings somebody in. */
export const isNewcomer = ({ id }: Pick<CastMember, "id">): boolean => ID.test(id);
