import { Link } from "react-router-dom";
import type { Task } from "#contract/schema/task.ts";
import { stableLink } from "../lib/stable-link.ts";

interface PosterProps {
  readonly task: Pick<Task, "final_image_url" | "final_tile_url" | "dimension_type" | "code_name">;
  readonly to: string;
}

/** The poster of a film as a link. It is hidden from screen readers, because the film's name is a link too. */
export const Poster = ({ task, to }: PosterProps) =>
  task.final_image_url && (
    <Link to={to} className={`poster ${task.dimension_type}`} tabIndex={-1} aria-hidden="true">
      <img src={stableLink(task.final_tile_url ?? task.final_image_url)} alt="" loading="lazy" />
    </Link>
  );
