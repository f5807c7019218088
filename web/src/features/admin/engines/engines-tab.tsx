import Button from "@cloudscape-design/components/button";
import Header from "@cloudscape-design/components/header";
import SpaceBetween from "@cloudscape-design/components/space-between";
import StatusIndicator from "@cloudscape-design/components/status-indicator";
import Table from "@cloudscape-design/components/table";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { configuration } from "../../../lib/configuration.ts";
import { atTime } from "../../../lib/format.ts";
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
      <Table
        variant="container"
        header={
          <Header variant="h2" description={text.enginesWords}>
            {text.enginesTab}
          </Header>
        }
        wrapLines
        loading={!engines}
        loadingText={text.loading}
        items={engines ?? []}
        trackBy="id"
        columnDefinitions={[
          { id: "engine", header: text.engine, cell: ({ label }) => label, isRowHeader: true, minWidth: 110 },
          {
            id: "makes",
            header: text.makes,
            cell: ({ roles }) => roles.map((role) => text.roles[role]).join(", "),
            minWidth: 150,
          },
          { id: "state", header: text.state, cell: (engine) => <State engine={engine} />, minWidth: 200 },
          {
            id: "action",
            header: text.column.action,
            minWidth: 130,
            cell: (engine) => {
              const action = engine.pause ? text.resume : text.pause;
              return (
                <Button ariaLabel={text.actionOn(action, engine.label)} onClick={() => setChosen(engine)}>
                  {action}
                </Button>
              );
            },
          },
        ]}
      />
      {chosen && <PauseDialog engine={chosen} onClose={() => setChosen(undefined)} />}
    </SpaceBetween>
  );
};

const State = ({ engine: { pause } }: { readonly engine: EngineInUse }) =>
  pause ? (
    <StatusIndicator type="stopped">{text.pausedSince(atTime(pause.since), pause.reason)}</StatusIndicator>
  ) : (
    <StatusIndicator type="success">{text.working}</StatusIndicator>
  );
