import { mkdirSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { replaceFile } from "../shared/files.ts";
import { now, type User } from "./user.ts";

/** All users of the pool, a file each. What is saved is on disk before the call returns. */
export interface Directory {
  /** By e-mail, in any case of letters, or by username. */
  readonly find: (name: string) => User | undefined;
  readonly all: () => readonly User[];
  readonly add: (user: User) => User;
  /** Changes the user as it is now: never a copy that was read before a wait. */
  readonly change: (username: string, changes: (user: User) => Partial<User>) => User;
  readonly remove: (username: string) => void;
}

export const directory = (folder: string): Directory => {
  mkdirSync(folder, { recursive: true });
  const fileOf = (username: string) => join(folder, `${encodeURIComponent(username)}.json`);
  const users = new Map<string, User>();
  const byEmail = new Map<string, string>();
  const hold = (user: User) => {
    users.set(user.username, user);
    byEmail.set(emailOf(user), user.username);
    return user;
  };
  const save = (user: User) => {
    replaceFile(fileOf(user.username), JSON.stringify(user));
    return hold(user);
  };
  const find = (name: string) => users.get(byEmail.get(name.toLowerCase()) ?? name);
  for (const file of readdirSync(folder)) {
    if (file.endsWith(".json")) hold(JSON.parse(readFileSync(join(folder, file), "utf8")));
  }
  return {
    find,
    all: () => [...users.values()],
    add: save,
    change: (username, changes) => {
      const user = users.get(username);
      if (!user) throw new Error(`There is no user ${username} any more.`);
      byEmail.delete(emailOf(user));
      return save({ ...user, ...changes(user), modified: now() });
    },
    remove: (username) => {
      const user = users.get(username);
      if (!user) return;
      rmSync(fileOf(username), { force: true });
      users.delete(username);
      byEmail.delete(emailOf(user));
    },
  };
};

const emailOf = ({ attributes }: User): string => (attributes["email"] ?? "").toLowerCase();
