import type { ListUsersInGroupRequest, ListUsersRequest } from "@aws-sdk/client-cognito-identity-provider";
import type { Use } from "../cognito-context.ts";
import { refusals } from "../errors.ts";
import { attributeList, attributesOf, type User } from "../user.ts";
import { viewOf } from "../view.ts";

const pageSize = 60;

export const listUsers = ({ pool, directory }: Use, asked: ListUsersRequest) => {
  if (asked.UserPoolId !== pool.id) throw refusals.noSuchPool(String(asked.UserPoolId));
  const found = directory.all().filter(filterOf(asked.Filter));
  const from = Number(asked.PaginationToken ?? 0);
  const to = from + (asked.Limit ?? pageSize);
  return {
    Users: found.slice(from, to).map((user) => ({ ...viewOf(user), Attributes: attributeList(user) })),
    ...(to < found.length && { PaginationToken: String(to) }),
  };
};

export const listUsersInGroup = ({ pool, directory }: Use, asked: ListUsersInGroupRequest) => {
  if (asked.UserPoolId !== pool.id) throw refusals.noSuchPool(String(asked.UserPoolId));
  const members = directory.all().filter(({ groups }) => groups.includes(asked.GroupName ?? ""));
  return { Users: members.map((user) => ({ ...viewOf(user), Attributes: attributeList(user) })) };
};

/** A filter is one attribute that equals a text or begins with it: `email = "ada@example.com"`. */
const filterOf = (filter: string | undefined): ((user: User) => boolean) => {
  if (!filter) return () => true;
  const [, name = "", operator, quoted = ""] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/.exec(filter) ?? [];
  if (!filterable.includes(name)) throw refusals.invalid(`Error while parsing filter: ${filter}`);
  const wanted = quoted.replaceAll('\\"', '"');
  return (user) => {
    const value = seen(user)[name] ?? "";
    return operator === "=" ? value === wanted : value.startsWith(wanted);
  };
};

const filterable: readonly string[] = [
  "username",
  "sub",
  "email",
  "name",
  "given_name",
  "family_name",
  "preferred_username",
  "phone_number",
  "cognito:user_status",
  "status",
];

const seen = (user: User): Readonly<Record<string, string>> => ({
  ...attributesOf(user),
  username: user.username,
  "cognito:user_status": user.status,
  status: user.enabled ? "Enabled" : "Disabled",
});
