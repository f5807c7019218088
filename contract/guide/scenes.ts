import { addedScenePrice, modelEditPrices } from "../catalogue/edit-prices.ts";
import { firstLookCredits } from "../catalogue/first-look.ts";
import { lengths, type Minutes, minutesSold } from "../catalogue/lengths.ts";
import { ownNarration, wholeNarration } from "../catalogue/own-narration.ts";
import { uploads } from "../catalogue/uploads.ts";
import type { CodeContext } from "../examples/order-code.ts";
import { markdownTable } from "./table.ts";

const spoken = {
  type: "utterances",
  scene: 2,
  utterances: [
    { speaker: "narrator", text: "The owl looked at the sea." },
    { speaker: "hero", text: "“The storm is coming!”", style: "scared" },
  ],
};

const example = {
  revision: 1,
  edits: [
    { type: "rewrite", scene: 2, narration: "The owl waited at the harbour." },
    { type: "prompt", scene: 3, prompt: "An owl on a mast at dawn, seen from below" },
    { type: "move", scene: 5, position: 4 },
    { type: "remove", scene: 7 },
  ],
  dry_run: true,
};

/** A price in words: the built-in engines make again for nothing. */
const again = (credits: number): string => `${credits}; 0 with the built-in engines`;

const minutesAt = (price: number): string => {
  const minutes: readonly Minutes[] = minutesSold.filter((each) => addedScenePrice(each) === price);
  return `${minutes.join(", ")} minutes (${minutes
    .map((each) => `${lengths[each].scenes} scenes for ${lengths[each].credits}`)
    .slice(0, 2)
    .join(", ")}${minutes.length > 2 ? " …" : ""})`;
};

const addedPrices = [...new Set(minutesSold.map(addedScenePrice))];

const firstLook = `## First look

An order with \`review: "first_scene"\` reserves ${firstLookCredits} credit and stops when its first scene is written, drawn and spoken:
\`progress.review\` is \`first_scene\`, the webhook message \`task_review_ready\` is sent, and \`GET /api/task/{id}/scenes\` has the
links of its picture and its voice. \`POST /api/task/{id}/review/continue\` reserves \`credits_due\`, the rest of the price, and
makes the film with that scene; repeated, it changes nothing, and without enough credits it fails with \`402\` and the first
look stays. A first look that is cancelled, or not continued in 72 hours, costs ${firstLookCredits} credit if its scene was made. One that fails costs nothing.`;

const ownVoice = `## Use your own voice in a scene

Upload the recording of a scene's narration as an asset of type \`narration\` (${uploads.narration.extensions.join(", ")}; up to ${uploads.narration.bytes / 1024 ** 2} MB and
${wholeNarration.maxSeconds / 60} minutes, that of one scene up to ${ownNarration.maxSeconds / 60}), and name it in an edit: \`{ "type": "own_narration", "scene": 2, "asset_id": "ASSET_ID" }\`. The scene is as long
as the recording, without the silence before and after it. It is made as loud as the other scenes, and its words are found in
it for the subtitles: the recording must have the words of the scene's narration. It needs no engine, so it costs nothing. A
silent, too long or damaged recording is refused when it is uploaded; one that is much shorter or longer than the words, in the
edit. \`rewrite\`, \`split\` and \`join\` remove the recording: to keep it, name it again after the \`rewrite\`.
\`remove_own_narration\` gives the scene back to the film's voice, free if that has spoken the words before. In a film with
\`character_voices\` the subtitles of a recorded scene name no speaker. Films in other languages do not have the recordings.

One recording of the whole narration does the same for all scenes: \`{ "type": "whole_narration", "asset_id": "ASSET_ID" }\`. Read
the \`narration\` of all scenes of \`GET /api/task/{id}/scenes\` aloud, in their order, with any pauses. The recording is split
over the scenes, and each then has its part as if you had recorded it alone: words that are changed later remove the part of
their scene only. The edit refuses a recording of less than half or more than ${wholeNarration.maxShare} times the time that the words need. If
the words of a scene are not in it, or others too, no scene is changed: a new cut fails and names the scenes, and in a review
\`editing.recording_error\` names them.`;

/** How to review and edit the scenes of a film. */
export const scenesSection = (context: CodeContext): string => {
  const { host, key } = context;
  return `
${firstLook}

## Edit scenes in a review

An order with \`review\` stops: \`script\` after the narration is written and spoken, \`storyboard\` after the pictures are drawn.
\`progress.review\` then says so, and the webhook message \`task_review_ready\` is sent. \`GET /api/task/{id}/scenes\` returns the
scenes, their \`revision\`, and the prices of edits. A scene keeps its \`id\` wherever it is moved; \`number\` is its place.

\`\`\`sh
curl -X POST ${host}/api/task/TASK_ID/scenes/edits \\
  -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" -H "Idempotency-Key: edit-1" \\
  -d '${JSON.stringify(example)}'
\`\`\`

In a film with \`character_voices\`, \`speakers\` are the characters that speak; \`{ "type": "voice", "character": "hero", "voice":
"studio-english-girl" }\` gives one another voice of the configuration's \`characterVoices\`. The \`narrator\` is a speaker too.
\`utterances\` says who speaks which words of a scene, and how:

\`\`\`json
${JSON.stringify(spoken)}
\`\`\`

Edits are carried out one after the other, together or not at all. With \`dry_run\` the answer only says what they would cost
and make. The edits name the \`revision\` that they were made on: if the scenes were changed in between, the call fails with
\`409\` and \`revision_conflict\`, and you load them again. While scenes are made again, \`progress.review_updating\` is true;
further edits are accepted. Only what has changed is spoken and drawn. \`POST /api/task/{id}/review/continue\` makes the film;
repeated while the film is being made, it changes nothing.

${markdownTable(
  ["Edit", "Credits"],
  [
    [
      "`rewrite`, `utterances`, `split`, `join`, `voice`, `remove_own_narration`: for each narration that is spoken again",
      again(modelEditPrices.narration),
    ],
    ["`prompt`, `redraw`: for each picture that was drawn and is drawn again", again(modelEditPrices.picture)],
    ...addedPrices.map((price) => [`\`add\`: for each scene of a film of ${minutesAt(price)}`, String(price)]),
    ["`choose_picture`, `own_picture`, `own_narration`, `whole_narration`, `camera`, `move`, `remove`", "0"],
  ],
)}

The credits are reserved with the edits, and released if the film fails. A film that becomes shorter than nine tenths of
the ordered length costs its share, as any other.

${ownVoice}

## Make a new cut of a finished film

The scenes of a completed film can be edited until two hours before its files are deleted: \`editing.makes_cut\` is then true. Ask
for the price with \`dry_run\` as above, and start the new cut with the same edits:

\`\`\`sh
curl -X POST ${host}/api/task/TASK_ID/cuts \\
  -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" -H "Idempotency-Key: cut-1" \\
  -d '${JSON.stringify({ revision: 1, edits: [{ type: "redraw", scene: 3 }] })}'
\`\`\`

The new cut is a task of its own, \`cut_task_id\`: its status, its playlist and \`cancel\` are those of any task, and its events
and webhook messages name the film in \`cut_of\`. It makes only what the edits have changed. The film stays completed and as it
is while \`new_cut.state\` is \`making\`; then it shows the new cut, and \`cuts\` lists all of them.
\`GET /api/task/{id}/downloads?cut=1\` has the files of an earlier one. All cuts are deleted with the film, on the same day. The
price is reserved at the start, paid when the cut is finished, and released as a whole if it fails or is cancelled. One cut of
a film is made at a time: a second request gets \`409\` and \`conflict\`.

${otherLanguages(context)}`;
};

const otherLanguages = ({ host, key }: CodeContext): string => `## Make a finished film in other languages

Each language is a film of its own: the pictures of the newest cut, with the words of the scenes, the voice, captions, title
cards, title and description in that language. It costs a third of the film, rounded up, at least 1 credit.

\`\`\`sh
curl -X POST ${host}/api/task/TASK_ID/translations \\
  -H "Authorization: Bearer ${key}" -H "Content-Type: application/json" -H "Idempotency-Key: languages-1" \\
  -d '${JSON.stringify({ languages: [{ language: "german" }, { language: "hindi" }], dry_run: true })}'
\`\`\`

All languages of a request are ordered and their price is reserved in one step, or none is. \`films\` has their tasks: each is
watched, cancelled, paid and given back like any other. The engine that writes stories translates. The built-in writer cannot:
\`needs_texts\` is then true, and an order without \`texts\` gets \`422\` and \`translator_needed\`. With \`texts\` (\`title\`, and a
\`narration\` for the \`id\` of every \`scene\`) your own words are spoken, and nothing is translated. A film can be translated
until two hours before its files are deleted. Its pictures are copied when the new film starts to be drawn: keep the film until
then, or the new one fails and costs nothing.
`;
