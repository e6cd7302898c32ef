# syntax=docker/dockerfile:1
# The site of one brand:      docker build --build-arg BRAND=ace -t courseway-ace .
# The local stand-ins:        docker build --target sandbox -t courseway-sandbox .
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS base
ENV CI=true NEXT_TELEMETRY_DISABLED=1 pnpm_config_verify_deps_before_run=false
RUN npm install --global pnpm@12.21.0
WORKDIR /repo

# What the lockfile names, before any source: changed code downloads nothing.
FROM base AS fetched
COPY pnpm-lock.yaml pnpm-workspace.yaml .npmrc ./
RUN --mount=type=cache,id=pnpm,target=/pnpm/store pnpm fetch --store-dir=/pnpm/store

FROM fetched AS source
COPY . .

FROM source AS build
ARG BRAND
RUN test -d "apps/${BRAND:?Name the brand: --build-arg BRAND=ace}"
RUN --mount=type=cache,id=pnpm,target=/pnpm/store \
    pnpm install --offline --frozen-lockfile --store-dir=/pnpm/store --filter="@courseway/app-${BRAND}..."
RUN pnpm --filter="@courseway/app-${BRAND}" build
# An app without public files, and the folder of the last good copies, which a volume takes the owner of.
RUN mkdir -p "apps/${BRAND}/public" "apps/${BRAND}/.next/standalone/apps/${BRAND}/.next/cache"

FROM source AS sandbox
RUN --mount=type=cache,id=pnpm,target=/pnpm/store \
    pnpm install --offline --frozen-lockfile --prod --store-dir=/pnpm/store --filter="@courseway/sandbox..."
WORKDIR /repo/tools/sandbox
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "src/main.ts", "--host", "0.0.0.0", "--port", "4000", "--data", "/tmp/sandbox"]

# The last stage is what a build without --target gives: no source, no package manager, nothing that builds.
FROM node:${NODE_VERSION}-bookworm-slim AS site
ARG BRAND
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 NEXT_MANUAL_SIG_HANDLE=true HOSTNAME=0.0.0.0 PORT=3000
WORKDIR /site
COPY --from=build --chown=node:node /repo/apps/${BRAND}/.next/standalone ./
COPY --from=build --chown=node:node /repo/apps/${BRAND}/.next/static ./apps/${BRAND}/.next/static
COPY --from=build --chown=node:node /repo/apps/${BRAND}/.next/courseway-maps ./apps/${BRAND}/.next/courseway-maps
COPY --from=build --chown=node:node /repo/apps/${BRAND}/public ./apps/${BRAND}/public
WORKDIR /site/apps/${BRAND}
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
    CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz/`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server.js"]
