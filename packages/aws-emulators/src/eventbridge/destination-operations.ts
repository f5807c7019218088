import type {
  CreateApiDestinationRequest,
  CreateConnectionRequest,
  DeleteApiDestinationRequest,
  DeleteConnectionRequest,
  DescribeApiDestinationRequest,
} from "@aws-sdk/client-eventbridge";
import { ServiceError } from "../shared/aws-json.ts";
import { account } from "./event.ts";
import { connectionHeader } from "./http-target.ts";
import type { RuleStore } from "./rule-store.ts";

const notFound = (what: string) => new ServiceError("ResourceNotFoundException", `${what} does not exist.`);
const alreadyThere = (what: string) => new ServiceError("ResourceAlreadyExistsException", `${what} already exists.`);

/** The operations of connections and API destinations: addresses that rules send events to. */
export const destinationOperations = ({ connections, destinations }: RuleStore, region: string) => {
  const arnOf = (kind: string, name: string) => `arn:aws:events:${region}:${account}:${kind}/${name}`;
  return {
    createConnection: ({ Name = "", AuthorizationType = "API_KEY", AuthParameters }: CreateConnectionRequest) => {
      if (connections.get(Name)) throw alreadyThere(`Connection ${Name}`);
      const header = connectionHeader(
        AuthorizationType,
        AuthParameters as Parameters<typeof connectionHeader>[1], // The SDK types each field as optional.
      );
      const ConnectionArn = arnOf("connection", Name);
      connections.put(Name, { arn: ConnectionArn, header });
      return { ConnectionArn, ConnectionState: "AUTHORIZED" };
    },
    deleteConnection: ({ Name = "" }: DeleteConnectionRequest) => {
      const connection = connections.get(Name);
      if (!connection) throw notFound(`Connection ${Name}`);
      connections.remove(Name);
      return { ConnectionArn: connection.arn, ConnectionState: "DELETING" };
    },
    createApiDestination: (request: CreateApiDestinationRequest) => {
      const { Name = "", ConnectionArn = "", InvocationEndpoint = "", HttpMethod = "POST" } = request;
      if (destinations.get(Name)) throw alreadyThere(`ApiDestination ${Name}`);
      if (!connections.all().some(({ arn }) => arn === ConnectionArn)) throw notFound(`Connection ${ConnectionArn}`);
      if (!/^https?:\/\//.test(InvocationEndpoint) || InvocationEndpoint.includes("*"))
        throw new ServiceError("ValidationException", "InvocationEndpoint must be an address without wildcards.");
      const arn = arnOf("api-destination", Name);
      destinations.put(Name, { arn, connection: ConnectionArn, endpoint: InvocationEndpoint, method: HttpMethod });
      return { ApiDestinationArn: arn, ApiDestinationState: "ACTIVE" };
    },
    describeApiDestination: ({ Name = "" }: DescribeApiDestinationRequest) => {
      const found = destinations.get(Name);
      if (!found) throw notFound(`ApiDestination ${Name}`);
      return {
        Name,
        ApiDestinationArn: found.arn,
        ConnectionArn: found.connection,
        InvocationEndpoint: found.endpoint,
        HttpMethod: found.method,
        ApiDestinationState: "ACTIVE",
      };
    },
    deleteApiDestination: ({ Name = "" }: DeleteApiDestinationRequest) => {
      if (!destinations.get(Name)) throw notFound(`ApiDestination ${Name}`);
      destinations.remove(Name);
    },
  };
};
