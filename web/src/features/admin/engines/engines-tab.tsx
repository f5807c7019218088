import Box from "@cloudscape-design/components/box";
import Button from "@cloudscape-design/components/button";
import Cards from "@cloudscape-design/components/cards";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { configuration } from "../../../lib/configuration.ts";
import { dateTime } from "../../../lib/format.ts";
import { pausedEngines } from "../queries.ts";
import { text } from "../text.ts";
import { type EngineInUse, enginesInUse } from "./engines-in-use.ts";
import { PauseDialog } from "./pause-dialog.tsx";

/** The engines of this deployment, which can be paused and resumed. */
export const EnginesTab = () => {
  const { data: catalogue } = useQuery(configuration);
  const { data: paused } = useQuery(pausedEngines);
  const [chosen, setChosen] = useState<EngineInUse>();
  const engines = catalogue && paused ? enginesInUse(catalogue.engines, paused) : undefined;
  return (
    <SpaceBetween size="m">
      <Cards
        header={
          <Header variant="h2" description={text.enginesWords}>
            {text.enginesTab}
          </Header>
        }
        loading={!engines}
        loadingText={text.loading}
        items={engines ?? []}
        trackBy="id"
        cardsPerRow={[{ cards: 1 }, { minWidth: 600, cards: 2 }, { minWidth: 1100, cards: 3 }]}
        cardDefinition={{
          header: ({ label }) => <Box variant="h3">{label}</Box>,
          sections: [
            {
              id: "makes",
              header: text.makes,
              content: ({ roles }) => roles.map((role) => text.roles[role]).join(", "),
            },
            { id: "state", header: text.state, content: (engine) => <State engine={engine} /> },
            {
              id: "action",
              content: (engine) => {
                const action = engine.pause ? text.resume : text.pause;
                return (
                  <Button ariaLabel={text.actionOn(action, engine.label)} onClick={() => setChosen(engine)}>
                    {action}
                  </Button>
                );
              },
            },
          ],
        }}
      />
      {chosen && <PauseDialog engine={chosen} onClose={() => setChosen(undefined)} />}
    </SpaceBetween>
  );
};

const State = ({ engine: { pause } }: { readonly engine: EngineInUse }) =>
  pause ? (
    <StatusIndicator type="stopped">{text.pausedSince(dateTime(pause.since), pause.reason)}</StatusIndicator>
  ) : (
    <StatusIndicator type="success">{text.working}</StatusIndicator>
  );
