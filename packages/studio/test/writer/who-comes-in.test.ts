import { describe, expect, it } from "vitest";
import type { KnownMember } from "../../src/writer/people/known-member.ts";
import { plan } from "../../src/writer/plan/plan.ts";
import { readActions } from "../../src/writer/plan/read-actions.ts";
import { followWhoIsMeant } from "../../src/writer/plan/who-is-meant.ts";

const planned = (...told: readonly string[]) =>
  plan({ text: told.join("\n\n"), language: "english", scenes: told.length, title: "" });
/** Who is in the last picture of these paragraphs, and what they do. */
const lastOf = (...told: readonly string[]): string[] => {
  const { cast, scenes } = planned(...told);
  const shown = scenes.at(-1)?.picture.cast ?? [];
  return shown.map(({ id, action }) => `${cast.find((one) => one.id === id)?.name} ${action}`);
};
const kindsOf = (text: string): string[] =>
  planned(text, FILLER).cast.map(({ name, kind, traits }) => [`${name}=${kind}`, ...traits].join(" "));
const FILLER =
  "It was an ordinary week, and nothing else was planned. The windows were open, and somewhere a radio played. The afternoon went by slowly, as afternoons do, and the shadows on the wall moved from one side to the other. Then it was evening again, and the lamps were lit one after the other along the road, and a little later the first of them went out.";

describe("who comes into a picture of a pasted text", () => {
  it("is no person who is only named beside a measure or a cause", () => {
    const court =
      "Bo scrubbed pots, Bo sang and Bo was poor. The emperor laughed at his horse, and he laughed at his clock.";
    const kitchen = "Bo scrubbed pots. Bo was so far below the emperor that he knew only his shoes.";
    expect(lastOf(court, "Bo found an egg and hid it. Bo told nobody of the egg.", kitchen).join()).not.toContain(
      "emperor",
    );
    expect(lastOf(court, "Bo found an egg and hid it.", "Bo stood in front of the emperor.").join()).toContain(
      "the emperor",
    );
  });

  it("is no person who did the same at another time", () => {
    const car = "Nina sat in the car. A driver held up his fingers to Nina, and the driver laughed at Nina.";
    const sea = "Nina swam four strokes in the sea, and nobody was with her.";
    expect(lastOf(car, sea, "Nina held up her fingers as the driver had done.").join()).not.toContain("driver");
  });

  it("is the lion of whom the text tells, and not a boy of whom he complains", () => {
    const lion = '"I am hungry," said the lion. Ottoline looked at the lion, and the lion bent down to Ottoline.';
    const boy = "He answered politely. The soup was thin, and a boy threw peanuts at him every Sunday.";
    expect(lastOf(lion, boy, "Ottoline stopped. She looked at him over her spectacles.").join()).not.toContain("boy");
  });

  it("is who turned the pages, and not the organist for whom she did it", () => {
    const woman = (name: string, alias: string): KnownMember => ({
      member: { id: alias, name, kind: "woman", traits: [] },
      aliases: [alias],
      gender: "she",
    });
    const meant = followWhoIsMeant([woman("Lidia", "lidia"), woman("the organist", "organist")]);
    meant("Nobody knew, except for Lidia, who turned the pages for the organist.");
    expect(meant("She dropped a pile of books.").text).toBe("Lidia dropped a pile of books.");
  });

  it("is not the son from whom there is a card", () => {
    const man = (name: string, alias: string): KnownMember => ({
      member: { id: alias, name, kind: "man", traits: [] },
      aliases: [alias],
      gender: "he",
    });
    const meant = followWhoIsMeant([man("Ravanel", "ravanel"), man("the son", "son")]);
    meant("Ravanel opened the parcel. It was from his son in Canada.");
    expect(meant("He asked her to read the card.").text).toBe("Ravanel asked her to read the card.");
  });

  it("is not the wind, unless it speaks", () => {
    const told =
      "Above the tree line the wind began. Nina let go of the rope and shouted. The wind took it away. She sat down on the sledge.";
    expect(planned(told, FILLER).cast.map(({ name }) => name)).not.toContain("the wind");
    const tale = `${told} "Come with me," said the wind. Nina laughed at the wind.`;
    expect(planned(tale, FILLER).cast.map(({ name }) => name)).toContain("the wind");
  });

  it("is no man of whom somebody thinks in general", () => {
    const urs = "Urs worked at the station. A man gave Urs a bag, and the man laughed. Urs kept the bag of the man.";
    const alone = "Urs closed the window and sat down with his bread.";
    const told = "Urs put on his jacket. It seemed to him that a man could not be sent home.";
    expect(lastOf(urs, alone, told)).toEqual(["Urs stand"]);
  });

  it("is no person who is to come later", () => {
    const bishop = "The bishop blessed Lidia. The bishop laughed, and Lidia laughed with the bishop.";
    const later = "Lidia left the church alone and walked home.";
    expect(lastOf(bishop, later, "On Sunday the bishop was to come, and Lidia wrote it down.")).toHaveLength(1);
    expect(lastOf(bishop, later, "On Sunday the bishop came, and Lidia wrote it down.")).toHaveLength(2);
  });

  it("is no member of the cast where another person dances", () => {
    const sister = "Jonas hugged his sister. His sister laughed at Jonas, and then his sister showed him the cake.";
    const guest = "The extra one wore a yellow oilskin, and she danced until her boots squeaked.";
    expect(lastOf(sister, "Jonas told his sister of the sea.", guest).join()).not.toContain("dance");
  });

  it("is not the father where the troll has somebody behind him", () => {
    const father = "Keiko laughed. Her father stood before his shop, and her father lit his lamps at noon.";
    const troll = "Keiko found a troll on the summit. The troll sat up, and the troll moved his foot for Keiko.";
    const end = 'Outside stood the troll with his hat, and behind him one saw the sky. "I wondered," he said.';
    expect(lastOf(troll, father, "Keiko slept for two days.", end).join()).not.toContain("father");
  });
});

describe("what somebody of a pasted text does", () => {
  it("is no running where something is run", () => {
    const told = "Dr. Lund ran the only practice on the island, and Dr. Lund liked it.";
    expect(lastOf(FILLER, told)).toEqual(["Dr. Lund stand"]);
    expect(lastOf(FILLER, "Dr. Lund ran the last mile to the harbour.")).toEqual(["Dr. Lund run"]);
  });

  it("is not what one of several did", () => {
    const claire = "Claire watched from behind the stove. Claire was six. She smelled the soup, and she was hungry.";
    const told = '"I have a sister like that one," said the youngest, and pointed with his spoon.';
    expect(lastOf(claire, told).join()).not.toContain("point");
  });

  it("is no flight of a frog that is carried", () => {
    const marsh = "A heron and a frog lived on the same marsh. The frog liked the heron, and the heron liked the frog.";
    const flight = "The heron took the frog and spread his wings. They flew over the brown fields and the roofs.";
    expect(lastOf(marsh, "The heron looked at the frog.", flight)).toEqual(
      expect.arrayContaining(["the heron fly", "the frog look"]),
    );
  });

  it("is not what an animal does that is none of the cast", () => {
    const mice: KnownMember = {
      member: { id: "hero", name: "the mice", kind: "mouse", traits: [] },
      aliases: ["mice"],
      gender: "they",
    };
    const told = (words: string) => readActions(words, "english", [mice], [mice]).get("hero")?.action;
    expect(told("Hedgehog was asleep between two roots.")).toBeUndefined();
    expect(told("The mice were asleep between two roots.")).toBe("sleep");
  });
});

describe("how somebody of a pasted text looks", () => {
  it("is told by a man or a woman that the text says they are", () => {
    expect(kindsOf("Mia called the vet. The vet was a big man with a beard. The vet laughed at Mia.")).toContain(
      "the vet=doctor big man",
    );
  });

  it("is told by the words behind a comma, more than by a trade", () => {
    const told = "The choirmaster, a nervous woman with a cold, sang. Mia liked the choirmaster. The choirmaster sat.";
    expect(kindsOf(told).join()).toContain("the choirmaster=woman");
  });

  it("is grown up where there is a husband, also beside a child", () => {
    const told = "Rosa gave the boy some cheese. He had a school coat. Rosa thought of her husband. The boy ate.";
    expect(kindsOf(told)).toContain("Rosa=woman");
  });

  it("is a child beside a narrator who is one", () => {
    const told = "I was eight. My brother Tam waited with me for the bus. Tam laughed, and I laughed. Tam repaired it.";
    expect(kindsOf(told)).toContain("Tam=boy");
  });

  it("is not that of a woman because somebody gives her something", () => {
    const told = "Rosa cut the cheese. The fishmonger was lending her his change. Rosa thanked the fishmonger.";
    expect(kindsOf(told).join()).toContain("the fishmonger=shopkeeper man");
  });

  it("belongs to no person whose name is only a place", () => {
    const told =
      "Sergeant Pihl spoke into the radio. She said that at Saint Brendan it was raining. He told her of the bear, and the bear had licked the window. Sergeant Pihl laughed.";
    expect(kindsOf(told).join()).not.toContain("Brendan");
  });
});
