import fc from "fast-check";
import { expect, it } from "vitest";
import { signedCursors } from "#functions/adapters/hmac/cursors.ts";

const cursors = signedCursors(() => "a secret");
const refused = expect.objectContaining({ code: "invalid_request" });

it("opens what was sealed for the same user and list", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (place, list) => {
      expect(cursors.open("ada", list, cursors.seal("ada", list, place))).toBe(place);
    }),
  );
});

it("is a word that an address can carry as it is", () => {
  expect(cursors.seal("ada", "tasks", "2026-01-01T00:00:00.000Z#web_1/ü?")).toMatch(/^[\w-]+\.[\w-]+$/);
});

it("opens for no other user, in no other list, under no other secret, and not when it was changed", () => {
  const cursor = cursors.seal("ada", "tasks", "2026-01-01#web_1");
  const [place, seal] = cursor.split(".");
  const other = Buffer.from("2026-01-01#web_2").toString("base64url");

  expect(() => cursors.open("bob", "tasks", cursor)).toThrow(refused);
  expect(() => cursors.open("ada", "ledger", cursor)).toThrow(refused);
  expect(() => signedCursors(() => "another").open("ada", "tasks", cursor)).toThrow(refused);
  for (const forged of ["", ".", `${place}`, `${place}.`, `${other}.${seal}`, `${place}.${seal?.slice(2)}`, "🦊.🦊"])
    expect(() => cursors.open("ada", "tasks", forged)).toThrow(refused);
});
