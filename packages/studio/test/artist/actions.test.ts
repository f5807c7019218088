import { describe, expect, it } from "vitest";
import { draw } from "../../src/artist/index.ts";
import { type Action, actions, type CastMember, isStaged, type Place } from "../../src/vocabulary.ts";
import { makeMember, makePictureRequest } from "./picture-requests.ts";

const staged = actions.filter((action) => isStaged(action) && action !== "take");
/** The thing that an action cannot be drawn without, and its place. */
const things: Partial<Record<Action, string>> = { play: "violin", ride: "horse", give: "red-apple", carry: "bucket" };
const places: Partial<Record<Action, Place>> = { swim: "lake", row: "lake" };

interface Figures {
  readonly kinds?: readonly string[];
  readonly still?: boolean;
  readonly props?: readonly string[];
  readonly place?: Place;
  readonly cast?: readonly CastMember[];
}

const figuresOf = async (action: Action, { kinds = ["girl"], still = true, props, place, cast }: Figures = {}) => {
  const thing = things[action];
  const picture = {
    place: place ?? places[action] ?? ("village" as const),
    props: props ?? (thing ? [thing] : []),
    cast: kinds.map((id, at) => ({
      id,
      action: at === 0 ? action : ("stand" as const),
      mood: "happy" as const,
      ...(thing && at === 0 && !props ? { holds: thing } : {}),
    })),
  };
  const request = makePictureRequest({ kinds, still, style: "Vector Art", width: 320, height: 180, picture });
  const { layers } = await draw({ ...request, cast: cast ?? request.cast });
  return layers.filter(({ depth }) => depth === 1);
};

describe("an action", () => {
  it.each(staged.filter((action) => action !== "hug"))(
    "%s is drawn otherwise than standing, for people and animals",
    async (name) => {
      const place = places[name] ?? "village";
      const animalsStand = ["point", "dance"].includes(name);
      for (const kind of animalsStand ? ["girl"] : ["girl", "fox", "owl"]) {
        const [doing] = await figuresOf(name, { kinds: [kind] });
        const [standing] = await figuresOf("stand", { kinds: [kind], props: [], place });

        expect(doing?.frames[0]?.rgba).not.toEqual(standing?.frames[0]?.rgba);
      }
    },
  );

  it.each(staged.filter((action) => action !== "hug"))("%s moves in a film", async (name) => {
    const [layer] = await figuresOf(name, { still: false });
    const frames = new Set(layer?.frames.map(({ rgba }) => Buffer.from(rgba).toString("base64")));

    expect(layer?.rate).toBeGreaterThan(0);
    expect(frames.size).toBeGreaterThan(4);
  });

  it.each(["give", "hug"] as const)("%s joins two figures", async (name) => {
    const [one, other] = await figuresOf(name, { kinds: ["girl", "grandma"] });
    const [a, b] = [one?.frames[0], other?.frames[0]];
    if (!a || !b) throw new Error("Two figures are drawn");
    const overlap = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);

    expect(overlap).toBeGreaterThan(0);
  });

  it("hides what is under water", async () => {
    const [swimmer] = await figuresOf("swim");
    const [standing] = await figuresOf("stand", { place: "lake" });
    const ratioOf = (layer: typeof swimmer): number => (layer?.frames[0]?.height ?? 0) / (layer?.frames[0]?.width ?? 1);

    expect(ratioOf(swimmer)).toBeLessThan(ratioOf(standing) * 0.75);
  });

  it("draws a mount of the cast under its rider", async () => {
    const layers = await figuresOf("ride", { kinds: ["girl", "horse"], props: [] });

    expect(layers).toHaveLength(1);
  });

  it("draws a ridden animal in the colour that the text names", async () => {
    const brightnessOf = async (colour: string): Promise<number> => {
      const cast = [makeMember("girl"), makeMember("horse", colour)];
      const [rider] = await figuresOf("ride", { kinds: ["girl", "horse"], props: [], cast });
      const { rgba } = rider?.frames[0] ?? { rgba: new Uint8Array() };
      return rgba.reduce(
        (sum, value, at) => (at % 4 < 3 && (rgba[at - (at % 4) + 3] ?? 0) > 200 ? sum + value : sum),
        0,
      );
    };

    expect(await brightnessOf("white")).toBeGreaterThan((await brightnessOf("black")) * 1.2);
  });

  it("is a calm picture where its thing or place is missing", async () => {
    const [playing] = await figuresOf("play", { props: [] });
    const [standing] = await figuresOf("stand", { props: [] });

    expect(playing?.frames[0]?.rgba).toEqual(standing?.frames[0]?.rgba);
  });
});
