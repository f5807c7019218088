export { basics } from "./basics.ts";
export { narration } from "./narration.ts";
export { samples } from "./samples.ts";
export { sceneWords } from "./scene-words.ts";
export { story } from "./story.ts";
export { writing } from "./writing.ts";
