import type { Place } from "../../vocabulary.ts";

const kindsOfPlaces: readonly (readonly [Place, readonly string[]])[] = [
  [
    "kitchen",
    [
      "toaster",
      "fridge",
      "bread-oven",
      "teapot",
      "spoon",
      "fork-and-knife",
      "pot-of-food",
      "shallow-pan-of-food",
      "teacup-without-handle",
      "kitchen-knife",
      "birthday-cake",
      "shortcake",
      "cupcake",
      "cookie",
      "pancakes",
      "bread",
      "custard",
    ],
  ],
  [
    "room",
    [
      "clock",
      "picture",
      "washing-machine",
      "vacuum-cleaner",
      "printer",
      "phone",
      "pillow",
      "couch-and-lamp",
      "chair",
      "table",
      "bed",
      "piano",
      "shelf",
      "lantern",
      "candle",
      "mirror",
      "television",
      "radio",
      "laptop",
      "door",
      "window",
      "broom",
      "mop",
      "socks",
      "shoe",
      "pencil",
      "crayon",
      "books",
      "open-book",
      "toothbrush",
      "soap",
      "button",
      "safety-pin",
      "thread",
      "suitcase",
      "elevator",
    ],
  ],
  ["city", ["bus", "taxi", "traffic-light", "street-lamp", "postbox"]],
];

const places: ReadonlyMap<string, Place> = new Map(
  kindsOfPlaces.flatMap(([place, kinds]) => kinds.map((kind): [string, Place] => [kind, place])),
);

/** Where a thing usually is that leads a story, for stories that name no place. Undefined for people, animals and the rest. */
export const usualPlaceOf = (kind: string | undefined): Place | undefined =>
  kind === undefined ? undefined : places.get(kind);
