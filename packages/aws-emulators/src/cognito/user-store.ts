import { mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readStored, writeFileAtomic } from "../shared/files.ts";
import { now, type User } from "./user.ts";

/** The users of the pool, one file each. A change is on disk before the call returns. */
export interface UserStore {
  /** Finds by e-mail (case-insensitive) or by username. */
  readonly find: (name: string) => User | undefined;
  readonly all: () => readonly User[];
  readonly add: (user: User) => User;
  /** Applies changes to the current version of a user, not to a copy read earlier. */
  readonly change: (username: string, changes: (user: User) => Partial<User>) => User;
  readonly remove: (username: string) => void;
}

export const openUserStore = (folder: string): UserStore => {
  mkdirSync(folder, { recursive: true });
  const fileOf = (username: string) => join(folder, `${encodeURIComponent(username)}.json`);
  const users = new Map<string, User>();
  const byEmail = new Map<string, string>();
  const index = (user: User) => {
    users.set(user.username, user);
    byEmail.set(emailOf(user), user.username);
    return user;
  };
  const save = (user: User) => {
    writeFileAtomic(fileOf(user.username), JSON.stringify(user));
    return index(user);
  };
  const find = (name: string) => users.get(byEmail.get(name.toLowerCase()) ?? name);
  for (const file of readdirSync(folder)) {
    if (file.endsWith(".json")) index(readStored(join(folder, file), parseUser));
  }
  return {
    find,
    all: () => [...users.values()],
    add: save,
    change: (username, changes) => {
      const user = users.get(username);
      if (!user) throw new Error(`The user ${username} no longer exists.`);
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

const parseUser = (content: string): User => {
  const user = JSON.parse(content) as User; // written by save
  if (typeof user?.username !== "string" || typeof user.attributes !== "object") throw new Error("it is no user");
  return user;
};

const emailOf = ({ attributes }: User): string => (attributes["email"] ?? "").toLowerCase();
