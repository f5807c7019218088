# The whole product in a container, for machines without Node.js. For other machines see docs/self-host.md and compose.yaml.
# For this machine alone it listens on 127.0.0.1 only, so share the host's network:
#   docker build -t animation-agent .
#   docker run --rm --network host -v animation-agent:/data animation-agent
# Then open http://localhost:3000.
FROM node:24-slim
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/studio/package.json packages/studio/
COPY packages/aws-emulators/package.json packages/aws-emulators/
COPY packages/fakes/package.json packages/fakes/
COPY local/install.mjs local/
RUN node local/install.mjs
COPY . .
RUN mkdir /data && chown -R node:node /data /app
USER node
ENV DATA_DIR=/data
VOLUME /data
EXPOSE 3000
CMD ["npm", "start"]
