import { type Colour, darken, lighten, mix } from "../colour/oklab.ts";
import { type Figure, oval, type Pose, Sketch, shaded, transformAt } from "../figures/part.ts";
import { type AnimalClothes, drawHeadClothes, drawNeckScarf, type HeadFit, hatHeight } from "./animal-clothes.ts";
import { drawUprightHead } from "./upright-head.ts";
import type { UprightLook } from "./upright-kinds.ts";

interface Painted {
  readonly tint: (colour: Colour) => Colour;
  readonly named?: Colour | undefined;
  readonly clothes?: AnimalClothes;
}

interface Body extends Painted {
  readonly look: UprightLook;
  readonly pose: Pose;
  readonly skin: Colour;
  /** How far the body has sunk or risen. */
  readonly at: number;
}

/** An animal on two legs that faces the viewer, with arms to lift and to hold something. */
export const drawUpright = (look: UprightLook, pose: Pose, { tint, named, clothes = {} }: Painted): Figure => {
  const skin = tint(named ? mix(look.skin, named, 0.72) : look.skin);
  const low = pose.mood === "asleep" || pose.sit ? 22 : 0;
  const bounce = pose.stride ? Math.abs(Math.sin(pose.phase)) * 8 * Math.min(2, pose.stride) : 0;
  const body: Body = { look, pose, tint, named, skin, at: low - bounce };
  const sketch = new Sketch();
  drawTail(sketch, body);
  drawBack(sketch, body);
  for (const s of [-1, 1]) drawFoot(sketch, body, s, low > 0);
  const place = transformAt(0, body.at);
  sketch.fill(bodyPath, shaded(skin), { place });
  sketch.fill(bellyPath, tint(look.belly), { place, inner: true });
  if (look.hasBellyLines)
    for (const y of [-122, -96, -70, -44])
      sketch.line(`M-38 ${y} Q0 ${y + 10} 38 ${y}`, darken(tint(look.belly), 0.1), 4, { place, inner: true });
  for (const s of [-1, 1]) drawArm(sketch, body, s);
  const head = transformAt(0, -208 + body.at, pose.nod * 0.6);
  drawNeckScarf(sketch, { clothes, pose, tint, place: transformAt(0, -146 + body.at) }, 1.35);
  drawUprightHead(sketch, look, pose, { skin, tint, place: head });
  drawHeadClothes(sketch, headFit, { clothes, pose, tint, place: head });
  return {
    parts: sketch.parts,
    scale: 0.72 * look.size,
    width: 260,
    height: 300 + Math.max(look.ears === "tall" ? 60 : look.horns ? 24 : 0, hatHeight(clothes)),
    ...(pose.holds ? { grip: { x: 66, y: -78 + body.at } } : {}),
  };
};

const headFit: HeadFit = { top: -84, wide: 1.02, eyes: [-34, 34], eyesY: -14, lens: 27 };

const bodyPath =
  "M0 -176 C54 -176 80 -122 78 -78 C76 -30 48 -12 0 -12 C-48 -12 -76 -30 -78 -78 C-80 -122 -54 -176 0 -176Z";
const bellyPath =
  "M0 -150 C34 -150 50 -112 50 -78 C49 -40 30 -20 0 -20 C-30 -20 -49 -40 -50 -78 C-50 -112 -34 -150 0 -150Z";

/** Steps lift the feet in turn; who sits or sleeps stretches them. */
const drawFoot = (sketch: Sketch, { look, pose, tint }: Body, s: number, isDown: boolean): void => {
  const lift = pose.stride ? Math.max(0, Math.sin(pose.phase + (s > 0 ? 0 : Math.PI))) * 18 : 0;
  const paw = tint(look.paw);
  const place = transformAt(s * (isDown ? 50 : 38), -12 - lift, s * (isDown ? 14 : 4));
  sketch.fill(oval(0, 0, 36, isDown ? 22 : 15), shaded(paw), { place });
  if (isDown) sketch.fill(oval(0, 3, 17, 11), lighten(paw, 0.1), { place, inner: true, opacity: 0.8 });
};

/** An arm hangs at the side; its hand goes outwards and up with `arm`, or forward when it holds something. */
const drawArm = (sketch: Sketch, { look, pose, skin, tint, at }: Body, s: number): void => {
  const turn = pose.holds && s > 0 ? -s * 34 : -s * (8 + pose.arm * 120);
  const place = transformAt(s * 58, -142 + at, turn);
  const swing = pose.stride ? Math.sin(pose.phase) * 6 * s : 0;
  sketch.fill(
    `M${-s * 14} -8 C${s * 10} -22 ${s * 28} -6 ${s * 26} 26 L${s * 20 + swing} 66 Q${s * 4 + swing} 80 ${-s * 10 + swing} 66Z`,
    shaded(darken(skin, 0.06)),
    { place },
  );
  sketch.fill(oval(s * 5 + swing, 72, 18, 16), shaded(tint(look.paw)), { place });
};

const drawBack = (sketch: Sketch, { look, pose, tint, named, at }: Body): void => {
  if (!look.back) return;
  const { form } = look.back;
  const colour = tint(named && form !== "wings" ? mix(look.back.colour, named, 0.4) : look.back.colour);
  const place = transformAt(0, at);
  if (form === "spines") {
    sketch.fill(spikes(0, -106, 112, 92, 26), shaded(darken(colour, 0.05)), { place });
    sketch.fill(spikes(0, -218, 114, 98, 24), shaded(colour), { place });
    return;
  }
  if (form === "shell") {
    sketch.fill(oval(0, -92, 106, 98), shaded(colour), { place });
    sketch.line(oval(0, -92, 92, 84), lighten(colour, 0.1), 6, { place, inner: true });
    for (const s of [-1, 1])
      sketch.line(
        `M${s * 62} -150 L${s * 92} -172 M${s * 70} -92 L${s * 106} -92 M${s * 60} -40 L${s * 88} -20`,
        darken(colour, 0.12),
        6,
        { place, inner: true },
      );
    return;
  }
  for (const s of [-1, 1]) {
    const wing = transformAt(s * 40, -140 + at, -s * (pose.arm * 34 - 6 + Math.sin(pose.phase) * 6));
    sketch.fill(
      `M0 10 C${s * 30} -60 ${s * 90} -104 ${s * 150} -96 C${s * 142} -70 ${s * 146} -46 ${s * 156} -26 C${s * 132} -30 ${s * 116} -18 ${s * 108} 2 C${s * 90} -8 ${s * 72} 2 ${s * 66} 22 C${s * 46} 12 ${s * 20} 20 0 40Z`,
      shaded(colour),
      { place: wing },
    );
    sketch.line(`M${s * 10} 12 L${s * 150} -92 M${s * 30} 0 L${s * 110} 0`, darken(colour, 0.1), 5, {
      place: wing,
      inner: true,
    });
  }
};

/** A round outline of `count` spikes. */
const spikes = (x: number, y: number, out: number, within: number, count: number): string => {
  const points = Array.from({ length: count * 2 }, (_, i) => {
    const r = i % 2 ? within : out;
    const a = (i / count) * Math.PI;
    return `${(x + Math.sin(a) * r).toFixed(1)} ${(y - Math.cos(a) * r).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
};

const drawTail = (sketch: Sketch, { look, pose, tint, named, at }: Body): void => {
  if (!look.tail) return;
  const colour = tint(named ? mix(look.tail.colour, named, 0.72) : look.tail.colour);
  const place = transformAt(-40, -34 + at, pose.tail * 0.6);
  switch (look.tail.form) {
    case "thick":
      if (look.plates)
        for (const [x, y, turn] of tailPlates)
          sketch.fill("M-16 8 L0 -24 L16 8Z", tint(look.plates), { place: `${place} ${transformAt(x, y, turn)}` });
      sketch.fill(
        "M20 -46 C-20 -30 -50 -22 -84 -34 C-112 -44 -124 -66 -126 -92 C-150 -60 -146 -14 -112 6 C-70 32 -16 30 30 26Z",
        shaded(colour),
        { place },
      );
      return;
    case "curl":
      sketch.line("M10 6 C-50 30 -104 4 -100 -52 C-96 -96 -48 -98 -50 -66 C-52 -48 -72 -50 -72 -62", colour, 15, {
        place,
      });
      return;
    case "flat":
      sketch.fill("M16 10 C-20 -6 -70 -30 -104 -14 C-126 0 -116 34 -86 36 C-46 38 -10 34 20 26Z", shaded(colour), {
        place,
      });
      sketch.line("M-96 -8 L-60 32 M-72 -16 L-36 30 M-104 14 L-84 34", lighten(colour, 0.1), 4, { place, inner: true });
      return;
    case "bushy":
      sketch.fill(
        "M16 22 C-40 40 -110 10 -112 -64 C-112 -126 -50 -150 -26 -108 C-8 -74 -46 -60 -34 -32 C-26 -16 0 -14 20 -14Z",
        shaded(colour),
        { place },
      );
  }
};

const tailPlates = [
  [-20, -34, -10],
  [-54, -36, 8],
  [-88, -46, 40],
] as const;
