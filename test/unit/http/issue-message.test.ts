import { expect, it } from "vitest";
import * as z from "zod";
import { issueMessage } from "#functions/http/issue-message.ts";

const Body = z.object({
  name: z.string({ error: "Please enter a name." }),
  settings: z.strictObject({ length: z.number(), look: z.enum(["oil", "ink"]) }),
  edits: z.array(z.string()).min(1),
});

const messagesOf = (given: unknown) => Body.safeParse(given).error?.issues.map(issueMessage);

it("names the field and what it takes, unless the contract has words of its own", () => {
  expect(messagesOf(undefined)).toEqual(["The request body is missing. Send an object."]);
  expect(messagesOf({ edits: "a" })).toEqual([
    "Please enter a name.",
    "settings is missing. Send an object.",
    "edits must be a list.",
  ]);
  expect(messagesOf({ name: "Ada", settings: { length: "3", look: "wax", more: 1 }, edits: [] })).toEqual([
    "settings.length must be a number.",
    'settings.look must be one of "oil", "ink".',
    'settings: Unrecognized key: "more"',
    "edits: Too small: expected array to have >=1 items",
  ]);
});
