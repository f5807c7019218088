import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import Toggle from "@cloudscape-design/components/toggle";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { saveYouTubeSettings } from "#contract/endpoints/youtube.ts";
import { type AutoPublish, VideoPrivacy } from "#contract/schema/youtube.ts";
import { MadeForKidsField, VisibilityField } from "../../components/fields/video-options.tsx";
import { call, messageOf } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { channelQuery } from "../../lib/youtube.ts";
import type { Fails } from "./channel.tsx";
import { text } from "./text.ts";

const atFirst: AutoPublish = { privacy: "private", made_for_kids: false };

/** How each new film is published by itself. Every change is saved at once. */
export const AutoPublishing = ({ settings, onFailure }: Fails & { readonly settings: AutoPublish | null }) => {
  const params = { userId: useUser().id };
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const save = async (auto_publish: AutoPublish | null) => {
    setBusy(true);
    onFailure(undefined);
    try {
      const { data } = await call(saveYouTubeSettings, { params, body: { auto_publish } });
      const { queryKey } = channelQuery(params.userId);
      queries.setQueryData(queryKey, (known) => known && { ...known, data });
    } catch (error) {
      onFailure(messageOf(error, text.noAnswer));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Container header={<Header variant="h2">{text.auto}</Header>}>
      <SpaceBetween size="m">
        <Toggle
          checked={settings !== null}
          disabled={isBusy}
          description={text.autoAbout}
          onChange={({ detail }) => void save(detail.checked ? atFirst : null)}
        >
          {text.autoSwitch}
        </Toggle>
        {settings && (
          <VisibilityField
            value={settings.privacy}
            disabled={isBusy}
            onChange={(value) => void save({ ...settings, privacy: VideoPrivacy.parse(value) })}
          />
        )}
        {settings && (
          <MadeForKidsField
            label={text.madeForKids}
            checked={settings.made_for_kids}
            disabled={isBusy}
            onChange={(made_for_kids) => void save({ ...settings, made_for_kids })}
          />
        )}
      </SpaceBetween>
    </Container>
  );
};
