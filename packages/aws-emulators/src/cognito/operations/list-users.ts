import type { ListUsersInGroupRequest, ListUsersRequest } from "@aws-sdk/client-cognito-identity-provider";
import type { CognitoContext } from "../cognito-context.ts";
import { errors } from "../errors.ts";
import { adminView, attributeList, attributesOf, type User } from "../user.ts";

const pageSize = 60;

export const listUsers = ({ pool, users }: CognitoContext, request: ListUsersRequest) => {
  if (request.UserPoolId !== pool.id) throw errors.noSuchPool(String(request.UserPoolId));
  const found = users.all().filter(filterOf(request.Filter));
  const from = Number(request.PaginationToken ?? 0);
  const to = from + (request.Limit ?? pageSize);
  return {
    Users: found.slice(from, to).map((user) => ({ ...adminView(user), Attributes: attributeList(user) })),
    ...(to < found.length && { PaginationToken: String(to) }),
  };
};

export const listUsersInGroup = ({ pool, users }: CognitoContext, request: ListUsersInGroupRequest) => {
  if (request.UserPoolId !== pool.id) throw errors.noSuchPool(String(request.UserPoolId));
  const members = users.all().filter(({ groups }) => groups.includes(request.GroupName ?? ""));
  return { Users: members.map((user) => ({ ...adminView(user), Attributes: attributeList(user) })) };
};

/** A filter compares one attribute: `email = "ada@example.com"`, or `^=` for a prefix. */
const filterOf = (filter: string | undefined): ((user: User) => boolean) => {
  if (!filter) return () => true;
  const [, name = "", operator, quoted = ""] = /^\s*"?([\w:]+)"?\s*(\^?=)\s*"(.*)"\s*$/.exec(filter) ?? [];
  if (!filterable.includes(name)) throw errors.invalid(`Error while parsing filter: ${filter}`);
  const wanted = quoted.replaceAll('\\"', '"');
  return (user) => {
    const value = filterableValues(user)[name] ?? "";
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

const filterableValues = (user: User): Readonly<Record<string, string>> => ({
  ...attributesOf(user),
  username: user.username,
  "cognito:user_status": user.status,
  status: user.enabled ? "Enabled" : "Disabled",
});
