import { expect, it } from "vitest";
import { makeTask } from "#test/support/task.ts";
import { formKey, parseFormTarget } from "#web/src/features/task-form/mode.ts";
import { emptyOrder, type Order, orderBody, orderOf } from "#web/src/features/task-form/order.ts";
import { text } from "#web/src/features/task-form/text.ts";
import {
  characterNameError,
  missingFileErrors,
  splitServerErrors,
  validateOrder,
} from "#web/src/features/task-form/validation.ts";

const told = { ...emptyOrder, inputStory: "A fox" };
const saysOf = (order: Partial<typeof emptyOrder>) => validateOrder({ ...told, ...order });

it("accepts an order with only a story", () => {
  expect(saysOf({})).toEqual([]);
});

it.each([
  [{ inputStory: " " }, "inputStory", "Please provide either a story prompt or a full story!"],
  [{ storyKind: "full" }, "fullStory", "Please provide either a story prompt or a full story!"],
  [{ inputStory: "a".repeat(30_001) }, "inputStory", "The story prompt is longer than 30,000 characters."],
  [
    { storyKind: "full", fullStory: "a".repeat(60_001) },
    "fullStory",
    "The full story is longer than 60,000 characters.",
  ],
  [
    { illustrationStyle: "Others" },
    "customIllustrationStyle",
    "Please enter your custom illustration style or select a predefined style!",
  ],
  [{ copyToEmail: "a@b.c,a@b.c\na@b.c a@b.c a@b.c a@b.c" }, "copyToEmail", "Copy to Email: up to 5 addresses."],
  [{ copyToEmail: "nobody" }, "copyToEmail", "Copy to Email: one of the addresses is not an e-mail address."],
  [{ ownHashtags: "a b c d e f g h i j #k" }, "ownHashtags", "Hashtags: up to 10."],
  [{ ownHashtags: "#fox-tales" }, "ownHashtags", "Hashtags: each has up to 50 letters, digits and underscores."],
  [
    { pronunciations: [{ word: "Li", say: "lee" }], typedPronunciations: "Li = lee\nMateo" },
    "pronunciations",
    "Line 2 is not complete. Write it as: word = how it is spoken.",
  ],
  [{ endCard: "e".repeat(81) }, "endCard", "The end card can have up to 80 characters."],
  [
    { watermarkEnabled: true, watermarkFile: "" },
    "watermarkEnabled",
    "Please upload a watermark image or disable the watermark.",
  ],
  [
    { characters: [{ name: "Bo" }, { name: "", kind: "dragon" }] },
    "characters",
    "Character 2: Please enter a character name for the fixed character.",
  ],
  [{ characters: [{ name: "" }] }, "characters", "Please enter a character name for the fixed character."],
  [{ characters: [{ name: "A" }] }, "characters", "Character name must be at least 2 characters long"],
  [
    { characters: [{ name: "Bo" }, { name: "A" }] },
    "characters",
    "Character 2: Character name must be at least 2 characters long",
  ],
  [
    { characters: [{ name: "Bo" }, { name: " bo " }] },
    "characters",
    "Character 2: Another character has the same name.",
  ],
] satisfies [Partial<Order>, keyof Order, string][])("finds the error in %o", (given, field, message) => {
  expect(saysOf(given)).toEqual([{ field, message }]);
});

it("leaves an unknown watermark to the server", () => {
  expect(saysOf({ watermarkEnabled: true })).toEqual([]);
  expect(missingFileErrors(text.noWatermark)).toEqual([{ field: "watermarkEnabled", message: text.noWatermark }]);
  expect(missingFileErrors(text.noMusic)).toEqual([{ field: "musicAssetId", message: text.noMusic }]);
  expect(missingFileErrors("Something else")).toEqual([]);
});

it("orders no character of which nothing is said", () => {
  const order = {
    ...emptyOrder,
    characters: [
      { name: " ", kind: "" },
      { name: "Bo", voice: undefined },
    ],
  };

  expect(validateOrder({ ...order, inputStory: "A story" })).toEqual([]);
  expect(orderBody(order).characters).toEqual([{ name: "Bo", voice: undefined }]);
});

it("shows the fixed character of an older order as one of the user's own", () => {
  const task = makeTask({ use_fixed_character: true, fixed_character_name: "Mira", fixed_character_id: "asset_1" });

  expect(orderOf(task, "repeat")).toMatchObject({
    characters: [{ name: "Mira", picture: "asset_1" }],
    useFixedCharacter: false,
  });
});

it("orders a film whole where it is ordered again after a first look", () => {
  const looked = makeTask({ review: "first_scene", credits_due: 9 });

  expect((["repeat", "continue", "edit"] as const).map((mode) => orderOf(looked, mode).review)).toEqual([
    "none",
    "none",
    "first_scene",
  ]);
});

it("accepts character names of 2 to 50 characters", () => {
  expect(["", "A", " Al ", "a".repeat(50), "a".repeat(51)].map((name) => characterNameError(name, "missing"))).toEqual([
    "missing",
    "Character name must be at least 2 characters long",
    "",
    "",
    "Character name must be 50 characters or less",
  ]);
});

it("splits server errors between fields and form", () => {
  const found = [
    { field: "taskData.codeName", message: "The code name is longer than 300 characters." },
    { field: "taskData", message: "Please provide either a story prompt or a full story!" },
    { field: "mode", message: "Unknown mode." },
  ];

  expect(splitServerErrors(found, "full")).toEqual({
    beside: [
      { field: "codeName", message: "The code name is longer than 300 characters." },
      { field: "fullStory", message: "Please provide either a story prompt or a full story!" },
    ],
    above: ["Unknown mode."],
  });
});

it("sends only the open story text, and no page-only values", () => {
  const both = { ...emptyOrder, inputStory: "An idea", fullStory: "A story" };

  expect(orderBody(both)).toMatchObject({ inputStory: "An idea", fullStory: "" });
  expect(orderBody({ ...both, storyKind: "full" })).toMatchObject({ inputStory: "", fullStory: "A story" });
  const sent = Object.keys(orderBody({ ...both, typedPronunciations: "Li = lee" }));
  expect(sent).not.toContain("watermarkFile");
  expect(sent).not.toContain("typedPronunciations");
});

it.each([
  ["/create-task", "", "create", "Create Your Task", "Create My Story", "Creating Magic..."],
  ["/create-task", "edit=t1", "edit/t1", "Edit Your Task", "Update My Story", "Updating Magic..."],
  ["/repeat-task", "from=t1", "repeat/t1", "Repeat Your Task", "Repeat My Task", "Repeating Magic..."],
  ["/continue-task", "from=t1", "continue/t1", "Create Your Sequel", "Create My Sequel", "Creating Sequel..."],
])("opens %s?%s as %s", (path, query, name, title, submit, busy) => {
  const opened = parseFormTarget(path, new URLSearchParams(query));

  expect(formKey(opened)).toBe(name);
  expect(text.of[opened.mode]).toMatchObject({ title, submit, busy });
});

it("words the failure by mode", () => {
  expect((["create", "edit", "repeat", "continue"] as const).map((mode) => text.failed(mode, "no reason"))).toEqual([
    "Failed to create animation task: no reason",
    "Failed to edit animation task: no reason",
    "Failed to repeat animation task: no reason",
    "Failed to continue animation task: no reason",
  ]);
  expect(text.somethingWrong).toBe("Something went wrong. Please try again!");
  expect(text.noUser).toBe("User authentication required. Please log in again.");
  expect(text.loadingSource).toBe("Loading task data for editing...");
});
