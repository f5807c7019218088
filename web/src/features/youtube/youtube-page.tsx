import Alert from "@cloudscape-design/components/alert";
import SpaceBetween from "@cloudscape-design/components/space-between";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loading } from "../../components/loading.tsx";
import { PageHeader } from "../../components/page-header.tsx";
import { messageOf } from "../../lib/api.ts";
import { useUser } from "../../lib/session.ts";
import { channelQuery } from "../../lib/youtube.ts";
import { AutoPublishing } from "./auto-publishing.tsx";
import { ConnectChannel, ConnectedChannel } from "./channel.tsx";
import { text } from "./text.ts";
import { useConsent } from "./use-consent.ts";

/** The user's YouTube channel. Google's consent page sends the user back here. */
export const YouTubePage = () => {
  const { id: userId } = useUser();
  const { isPending, problem } = useConsent(userId);
  const { data, error } = useQuery({ ...channelQuery(userId), enabled: !isPending });
  const [failure, setFailure] = useState<string>();
  const message = failure ?? problem ?? (error ? messageOf(error, text.noAnswer) : undefined);
  const channel = data?.data;
  return (
    <SpaceBetween size="l">
      <PageHeader title={text.title} description={text.about} />
      {message !== undefined && <Alert type="error">{message}</Alert>}
      {isPending && <Loading>{text.finishing}</Loading>}
      {!isPending && !data && !error && <Loading />}
      {data?.is_available === false && <Alert type="info">{text.notSetUp}</Alert>}
      {!isPending && data?.is_available && !channel && <ConnectChannel onFailure={setFailure} />}
      {!isPending && channel && <ConnectedChannel channel={channel} onFailure={setFailure} />}
      {!isPending && channel && <AutoPublishing settings={channel.auto_publish} onFailure={setFailure} />}
    </SpaceBetween>
  );
};
