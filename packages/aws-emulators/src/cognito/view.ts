import type { User } from "./user.ts";

/** What administrators see of a user, but for its attributes. */
export const viewOf = ({ username, created, modified, enabled, status }: User) => ({
  Username: username,
  UserCreateDate: created,
  UserLastModifiedDate: modified,
  Enabled: enabled,
  UserStatus: status,
});
