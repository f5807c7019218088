import fc from "fast-check";
import { expect, it } from "vitest";
import { signedCursors } from "#functions/adapters/hmac/cursors.ts";
import { fixedSecret } from "#test/support/secrets.ts";

const cursors = signedCursors(fixedSecret("a secret"));
const refused = expect.objectContaining({ code: "invalid_request" });

it("opens what was sealed for the same user and list", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.string(), async (place, list) => {
      expect(await cursors.open("ada", list, await cursors.seal("ada", list, place))).toBe(place);
    }),
  );
});

it("is a word that an address can carry as it is", async () => {
  expect(await cursors.seal("ada", "tasks", "2026-01-01T00:00:00.000Z#web_1/ü?")).toMatch(/^[\w-]+\.[\w-]+$/);
});

it("opens for no other user, in no other list, under no other secret, and not when it was changed", async () => {
  const cursor = await cursors.seal("ada", "tasks", "2026-01-01#web_1");
  const [place, seal] = cursor.split(".");
  const other = Buffer.from("2026-01-01#web_2").toString("base64url");

  await expect(cursors.open("bob", "tasks", cursor)).rejects.toThrow(refused);
  await expect(cursors.open("ada", "ledger", cursor)).rejects.toThrow(refused);
  await expect(signedCursors(fixedSecret("another")).open("ada", "tasks", cursor)).rejects.toThrow(refused);
  for (const forged of ["", ".", `${place}`, `${place}.`, `${other}.${seal}`, `${place}.${seal?.slice(2)}`, "🦊.🦊"])
    await expect(cursors.open("ada", "tasks", forged)).rejects.toThrow(refused);
});
