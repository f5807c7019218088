import { useState } from "react";
import type { Cut } from "#contract/schema/cut.ts";
import type { Task } from "#contract/schema/task.ts";
import { useLiveTask } from "../../../lib/live-task.ts";
import { canWatchEarly } from "../use-film-source.ts";

/** The cut of a film that the viewer has chosen: the newest, an earlier one, or one that is being made. */
export const useShownCut = (film: Task) => {
  const [chosen, setChosen] = useState<number>();
  const { cut: newest = 1, new_cut } = film;
  const cuts = film.cuts ?? [onlyCutOf(film)];
  const { task } = useLiveTask(new_cut?.state === "making" ? new_cut.task_id : film.task_id);
  const making = task?.cut_of && canWatchEarly(task) ? task : undefined;
  const earlier = cuts.find(({ cut }) => cut === chosen && cut !== newest);
  const isMaking = making !== undefined && chosen === making.cut;
  return {
    /** The film with the links of the chosen cut; the newest one has those of the film. */
    shown: isMaking ? making : earlier ? { ...film, ...linksOf(earlier) } : film,
    earlier,
    choice: {
      cuts,
      making: making?.cut,
      chosen: (isMaking ? making.cut : earlier?.cut) ?? newest,
      onChoose: setChosen,
    },
  };
};

const onlyCutOf = ({ cut = 1, task_completed_at, task_updated_at, video_seconds }: Task): Cut => ({
  cut,
  made_at: task_completed_at ?? task_updated_at,
  video_seconds,
});

const linksOf = ({ final_video_url, final_image_url, final_tile_url, ...texts }: Cut) => ({
  final_video_url,
  final_image_url,
  final_tile_url,
  captions_srt_url: texts.captions_srt_url,
  captions_vtt_url: texts.captions_vtt_url,
  transcript_url: texts.transcript_url,
  descriptions_vtt_url: texts.descriptions_vtt_url,
  descriptions_sound_url: texts.descriptions_sound_url,
});
