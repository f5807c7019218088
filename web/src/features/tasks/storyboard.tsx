import type { Task } from "#contract/schema/task.ts";
import { useScenes } from "./queries.ts";
import { SceneCard } from "./scene-card.tsx";
import { text } from "./text.ts";
import { useNarration } from "./use-narration.ts";

/** The scenes of a film as they fill in: words, sound, picture. */
export const Storyboard = ({ task }: { readonly task: Task }) => {
  const { answer: scenes = [] } = useScenes(task);
  const narration = useNarration();
  if (scenes.length === 0 && task.process_status !== "in_progress") return null;
  return (
    <section aria-labelledby="storyboard">
      <h2 id="storyboard">{text.storyboard}</h2>
      {scenes.length === 0 && <p className="empty">{text.noScenes}</p>}
      <ol className={`scenes ${task.dimension_type}`}>
        {scenes.map((scene) => (
          <SceneCard key={scene.number} scene={scene} narration={narration} />
        ))}
      </ol>
    </section>
  );
};
