import type { AnimationAgent } from "../agent.ts";
import type { EditResult, SceneEdits, Scenes } from "../types.ts";
import { readJsonFile } from "./json-file.ts";
import { UsageError } from "./settings.ts";

type Print = (line: string) => void;
type Edits = Omit<SceneEdits, "dry_run">;

/** Prints the scenes of a film with the ids that edits name, or everything that the API says of them as JSON. */
export const printScenes = async (
  agent: AnimationAgent,
  id: string,
  { json, print }: { readonly json: boolean | undefined; readonly print: Print },
): Promise<void> => {
  const found = await agent.scenes(id);
  if (json) return print(JSON.stringify(found, undefined, 2));
  print(`Revision ${found.revision}. ${sentenceOf(found)}`);
  for (const { id: scene, title, narration } of found.scenes)
    print(`scene ${scene}  ${title}\n${narration.replace(/^(?=.)/gm, "  ")}`);
};

const sentenceOf = ({ editing: { allowed, reason, makes_cut, prices } }: Scenes): string => {
  if (!allowed) return reason ?? "The scenes cannot be edited now.";
  const credits = `Credits: ${prices.narration} a narration, ${prices.picture} a picture, ${prices.scene} a new scene.`;
  return makes_cut ? `Edits make a new cut of the film. ${credits}` : credits;
};

interface EditOptions {
  /** A JSON file: a list of edits, or `{ "revision": 3, "edits": [...] }`. */
  readonly file: string;
  readonly dryRun: boolean | undefined;
  readonly maxCredits: number;
  readonly print: Print;
}

/**
 * Edits the scenes of a film that waits for its review, or starts a new cut of a completed one. Returns the id of the new
 * cut if there is one; "limit" if it would cost more than the limit.
 */
export const editScenes = async (
  agent: AnimationAgent,
  id: string,
  { file, dryRun, maxCredits, print }: EditOptions,
): Promise<{ readonly cut?: string } | "limit"> => {
  const { revision, editing } = await agent.scenes(id);
  const edits = { revision, ...readEdits(file) };
  const price = await agent.editScenes(id, { ...edits, dry_run: true });
  print(`Price: ${price.credits} credits (${workOf(price)}).`);
  if (dryRun) return {};
  if (price.credits > maxCredits) {
    print(`Nothing was changed: the limit is ${maxCredits}.`);
    return "limit";
  }
  if (!editing.makes_cut) {
    await agent.editScenes(id, edits);
    print(`${id} is changed. animation-agent continue ${id} goes on.`);
    return {};
  }
  const { cut, cut_task_id } = await agent.makeCut(id, edits);
  print(`Cut ${cut} is being made as ${cut_task_id}.`);
  return { cut: cut_task_id };
};

const workOf = ({ narrations, pictures }: EditResult): string =>
  `narrations made again: ${narrations.length}, pictures: ${pictures.length}`;

const readEdits = (file: string): Pick<Edits, "edits"> & Partial<Edits> => {
  if (!file) throw new UsageError("Please name the file with the edits: animation-agent edit-scenes ID FILE");
  const read = readJsonFile(file);
  if (Array.isArray(read)) return { edits: read };
  if (typeof read === "object" && read !== null && "edits" in read && Array.isArray(read.edits)) return read as Edits;
  throw new UsageError(`${file} must be a JSON list of edits, or an object with "edits" and "revision".`);
};

interface ContinueOptions {
  readonly maxCredits: number;
  readonly print: Print;
}

/** Continues a film after its review. Returns false if a first look would then cost more than the limit. */
export const continueFilm = async (
  agent: AnimationAgent,
  id: string,
  { maxCredits, print }: ContinueOptions,
): Promise<boolean> => {
  const { credits_due = 0 } = await agent.film(id);
  if (credits_due > maxCredits) {
    print(`${id} is not continued: it costs ${credits_due} credits, and the limit is ${maxCredits}.`);
    return false;
  }
  await agent.continueReview(id);
  print(`${id} is continued${credits_due ? ` for ${credits_due} credits` : ""}.`);
  return true;
};
