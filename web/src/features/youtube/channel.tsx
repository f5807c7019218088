import Alert from "@cloudscape-design/components/alert";
import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Container from "@cloudscape-design/components/container";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as contract from "#contract/endpoints/youtube.ts";
import type { YouTubeChannel } from "#contract/schema/youtube.ts";
import { TwoStepButton } from "../../components/two-step-button.tsx";
import { call, messageOf } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { channelQuery } from "../../lib/youtube.ts";
import { text } from "./text.ts";

export interface Fails {
  readonly onFailure: (message: string | undefined) => void;
}

/** Explains the connection and starts it. */
export const ConnectChannel = ({ onFailure }: Fails) => (
  <Container header={<Header variant="h2">{text.header}</Header>}>
    <SpaceBetween size="m">
      <span>{text.connectAbout}</span>
      <ConnectButton label={text.connect} onFailure={onFailure} />
    </SpaceBetween>
  </Container>
);

/** Leads to Google's consent page. */
const ConnectButton = ({ label, onFailure }: Fails & { readonly label: string }) => {
  const params = { userId: useUser().id };
  const [isBusy, setBusy] = useState(false);
  const connect = async () => {
    setBusy(true);
    onFailure(undefined);
    try {
      // The button stays busy until the browser has left the page.
      window.location.assign((await call(contract.connectYouTube, { params })).url);
    } catch (error) {
      onFailure(messageOf(error, text.noAnswer));
      setBusy(false);
    }
  };
  return (
    <Button variant="primary" loading={isBusy} onClick={() => void connect()}>
      {label}
    </Button>
  );
};

/** The connected channel, and its end. */
export const ConnectedChannel = ({ channel, onFailure }: Fails & { readonly channel: YouTubeChannel }) => {
  const params = { userId: useUser().id };
  const queries = useQueryClient();
  const disconnect = async () => {
    onFailure(undefined);
    try {
      await call(contract.disconnectYouTube, { params });
      await queries.invalidateQueries({ queryKey: channelQuery(params.userId).queryKey });
    } catch (error) {
      onFailure(messageOf(error, text.noAnswer));
    }
  };
  return (
    <Container header={<Header variant="h2">{text.header}</Header>}>
      <SpaceBetween size="m">
        {channel.needs_consent && <Alert type="warning">{text.withdrawn}</Alert>}
        <div>
          <strong dir="auto">{channel.title}</strong>
          <Box color="text-body-secondary">{text.since(channel.connected_at)}</Box>
        </div>
        <SpaceBetween direction="horizontal" size="xs">
          {channel.needs_consent && <ConnectButton label={text.connectAgain} onFailure={onFailure} />}
          <TwoStepButton {...text.disconnect} onConfirm={disconnect} />
        </SpaceBetween>
      </SpaceBetween>
    </Container>
  );
};
