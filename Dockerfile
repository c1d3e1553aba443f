# The built shop on workerd, for a machine of one's own. TLS ends in a proxy in front: docs/deploy.md, "Your own machine".
FROM node:20-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG BUILD_BRANCH=""
RUN BUILD_BRANCH="$BUILD_BRANCH" npm run build

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 TRUST_FORWARDED=""
# Certificates of the authorities, by which the worker knows the store.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/*
WORKDIR /shop
# Whole: the commands are TypeScript, and what runs them is a package of development.
COPY --from=build --chown=node:node /shop ./
USER node
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health').then((a)=>process.exit(a.ok?0:1),()=>process.exit(1))"]
CMD ["npm", "run", "-s", "serve"]
