# Built and run by `docker compose up`; or alone: docker build -t kinwise . && docker run -p 3000:3000 -v kinwise:/data kinwise
FROM node:24.21.0-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN node -e "import('./scripts/setup.mjs').then((setup) => setup.build())" && npm prune --omit=dev --no-audit --no-fund

FROM node:24.21.0-slim
ENV HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/node
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
COPY --from=build --chown=node:node /app/content ./content
COPY --from=build --chown=node:node /app/src ./src
COPY --from=build --chown=node:node /app/scripts ./scripts
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=4s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/server.js"]
