import { expect, it } from "vitest";
import { studioPictureReader } from "#functions/adapters/engines/built-in/picture-reader.ts";
import type { HasPictureReader } from "#functions/core/edit/ports.ts";

const fox = { id: "fox", name: "Fox", kind: "fox", traits: ["red"] };
const owl = { id: "owl", name: "Olga", kind: "owl", traits: [] };
const castle = { id: "castle", name: "the old castle", kind: "castle" as const, look: "Grey towers." };
const read = (prompt: string, given: Partial<Parameters<HasPictureReader["readPicture"]>[0]> = {}) =>
  studioPictureReader.readPicture({
    prompt,
    language: "english",
    storyType: "fairytale_story",
    plan: { title: "The fox at sea", cast: [fox, owl], places: [castle] },
    ...given,
  });

it("finds in a picture prompt who of the film is seen, where and when, and keeps its words", async () => {
  const picture = await read("Olga sits on the old castle at night, in the rain");

  expect(picture).toMatchObject({ place: "castle", placeId: "castle", time: "night", weather: "rain" });
  expect(picture.cast.map(({ id }) => id)).toEqual(["owl"]);
  expect(picture.prompt).toBe("Olga sits on the old castle at night, in the rain");
});

it("reads a prompt in the film's language, or in English", async () => {
  const french = await read("La vieille dame est dans le château la nuit", { language: "french" });
  const english = await read("A castle at night", { language: "french" });

  expect([french.place, english.place]).toEqual(["castle", "castle"]);
});
