import Box from "@cloudscape-design/components/box";
import type { Task } from "#contract/schema/task.ts";
import { text } from "./text.ts";

interface SceneSkeletonsProps {
  readonly count: number;
  readonly format: Task["dimension_type"];
}

/** Placeholders of the same size as the scenes, so that nothing moves when they load. */
export const SceneSkeletons = ({ count, format }: SceneSkeletonsProps) =>
  Array.from({ length: count }, (_, index) => index + 1).map((number) => (
    <li key={number} className="scene">
      <div className={`scene-picture waits ${format}`} />
      <div className="scene-words">
        <Box color="text-body-secondary" fontSize="body-s">
          {text.scene(number)}
        </Box>
        <span className="bone" />
        <span className="bone" />
        <span className="bone short" />
      </div>
    </li>
  ));
