import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import type { Task } from "#contract/schema/task.ts";
import { Chapters } from "../../components/chapters.tsx";
import { stableLink } from "../../lib/stable-link.ts";
import { CutChoice } from "./cuts/cut-choice.tsx";
import { useShownCut } from "./cuts/shown-cut.ts";
import { text as cutText } from "./cuts/text.ts";
import { Downloads } from "./downloads.tsx";
import { KeepLonger } from "./keep-longer/keep-longer.tsx";
import { Player } from "./player.tsx";
import { scenesQuery } from "./queries.ts";
import { text } from "./text.ts";
import { canWatchEarly } from "./use-film-source.ts";

/** A film with its player: the scenes so far while it or its new cut is made, then the completed film with its downloads, until its files expire. */
export const Film = ({ task }: { readonly task: Task }) => {
  const video = useRef<HTMLVideoElement>(null);
  const { data: { scenes } = { scenes: [] } } = useQuery(scenesQuery(task));
  const { shown, earlier, choice } = useShownCut(task);
  const link = stableLink(shown.final_video_url);
  const { expires_at, files_expired } = task;
  const isEarly = canWatchEarly(shown);
  if (files_expired || !(link || isEarly))
    return (
      expires_at && (
        <Alert type="info" header={text.gone(expires_at)}>
          {text.goneWhat}
        </Alert>
      )
    );
  // A film fades in from black, so without a thumbnail the player would be dark.
  const poster = shown.final_image_url ?? scenes[0]?.picture_url;
  const chapters = earlier || isEarly ? [] : scenes.filter(({ starts_at }) => starts_at !== undefined);
  return (
    <Container
      header={
        <Header variant="h2" actions={(choice.making || choice.cuts.length > 1) && <CutChoice {...choice} />}>
          {text.film}
        </Header>
      }
      footer={
        <SpaceBetween size="s">
          {isEarly ? (
            <Box color="text-body-secondary">{text.early}</Box>
          ) : (
            <Downloads task={shown} cut={earlier?.cut} />
          )}
          {earlier && <Box color="text-body-secondary">{cutText.old}</Box>}
          <KeepLonger task={task} />
        </SpaceBetween>
      }
    >
      <div className={chapters.length > 1 ? `film with-chapters ${task.dimension_type}` : "film"}>
        <Player task={shown} link={link} poster={poster} video={video} />
        {chapters.length > 1 && <Chapters scenes={chapters} video={video} />}
      </div>
    </Container>
  );
};
