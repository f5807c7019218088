import Alert from "@cloudscape-design/components/alert";
import Button from "@cloudscape-design/components/button";
import { useQuery } from "@tanstack/react-query";
import { Loading } from "../../components/loading.tsx";
import { useUser } from "../../lib/session.ts";
import { GhostForm } from "./ghost-form.tsx";
import { ghostQuery } from "./queries.ts";
import { ghostText, text } from "./text.ts";

/** The Ghost blog that completed films are posted to. */
export const GhostTab = () => {
  const { data, error, refetch } = useQuery(ghostQuery(useUser().id));
  if (error)
    return (
      <Alert type="error" action={<Button onClick={() => void refetch()}>{text.tryAgain}</Button>}>
        {ghostText.failedLoad(error.message)}
      </Alert>
    );
  return data === undefined ? <Loading /> : <GhostForm saved={data} />;
};
