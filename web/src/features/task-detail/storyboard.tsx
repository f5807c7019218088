import Box from "@cloudscape-design/components/box";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Task } from "#contract/schema/task.ts";
import { Carousel } from "../../components/carousel.tsx";
import { Gallery } from "../../components/gallery.tsx";
import { keptLink } from "../../lib/kept-link.ts";
import { scenesOf } from "./queries.ts";
import { SceneCard } from "./scene-card.tsx";
import { text } from "./text.ts";

/** The scenes of a film as they fill in: words, sound, picture. */
export const Storyboard = ({ task }: { readonly task: Task }) => {
  const { data: scenes = [] } = useQuery(scenesOf(task));
  const [open, setOpen] = useState<number>();
  if (scenes.length === 0 && task.process_status !== "in_progress") return null;
  const drawn = scenes.filter(({ picture_url }) => picture_url);
  return (
    <Container header={<Header variant="h2">{text.storyboard}</Header>}>
      {scenes.length === 0 ? (
        <Box color="text-body-secondary">{text.noScenes}</Box>
      ) : (
        <Carousel
          label={text.storyboard}
          slides={scenes.map((scene) => ({
            id: String(scene.number),
            name: text.scene(scene.number),
            content: (
              <SceneCard scene={scene} format={task.dimension_type} onOpen={() => setOpen(drawn.indexOf(scene))} />
            ),
          }))}
        />
      )}
      <Gallery
        pictures={drawn.map(({ picture_url, prompt }) => ({ src: keptLink(picture_url) ?? "", alt: prompt }))}
        open={open}
        onClose={() => setOpen(undefined)}
      />
    </Container>
  );
};
