#!/usr/bin/env bash
help='npm run compose:upgrade [-- --back | SERVICE...]      (without Node: bash infra/docker/upgrade.sh ...)

Replaces the containers of docker-compose.yml, one at a time, by new ones with the image, settings and secrets of now. A new container must be
healthy before the next old one ends, so visitors notice nothing. MongoDB and Redis are left alone.

  --back      in the order that goes back to the release before: the gateways first
  SERVICE...  only these, in this order
  --help      this text

It ends with exit code 1 at the first container that ends five times, or does not get healthy within five minutes. The others of its service continue.
The log of each old container is added to logs/SERVICE.log (LOGS_DIR).'
set -euo pipefail
cd "$(dirname "$0")/../.."

case ${1:-} in
  -h | --help) echo "$help" && exit ;;
  # Workers and intakes know new fields before forms send them.
  '') services=(lead-worker lead-intake lead-desk content-api nightly gateway gateway-2) ;;
  --back) services=(gateway gateway-2 nightly lead-desk content-api lead-intake lead-worker) ;;
  -*) echo "$1 is unknown. --help lists the options." >&2 && exit 2 ;;
  *) services=("$@") ;;
esac
logs=${LOGS_DIR:-logs}
mkdir -p -m 700 "$logs"

compose() { docker compose --progress quiet "$@"; }
containers() { compose ps -aq "$1"; }
start() { compose up -d --no-deps --no-recreate --no-build "$@"; }

# Starts one more container of a service, and waits until it is healthy.
add() {
  local service=$1 before new health restarts
  before=$(containers "$service")
  start --scale "$service=$(($(wc -w <<<"$before") + 1))" "$service"
  new=$(containers "$service" | grep -vxF "${before:-none}")
  for _ in {1..300}; do
    read -r health restarts < <(docker inspect -f '{{.State.Health.Status}} {{.RestartCount}}' "$new")
    if [[ $health == healthy ]]; then
      echo "$service: ${new:0:12} is healthy"
      return
    fi
    # A setting that is refused ends it at each start.
    if ((restarts >= 5)); then break; fi
    sleep 1
  done
  docker logs --tail 20 "$new" >&2
  remove "$service" "$new"
  echo "$service: a new container did not get healthy. Its last lines are above. The others continue: mend it, or go back." >&2
  exit 1
}

# The old one finishes what it has begun. Its log would go with it.
remove() {
  docker stop "$2" >/dev/null
  docker logs "$2" >>"$logs/$1.log" 2>&1
  docker rm "$2" >/dev/null
}

for service in "${services[@]}"; do
  for old in $(containers "$service"); do
    case $service in
      # Visitors don't wait for it, and two would write two backups.
      nightly)
        remove "$service" "$old"
        start "$service"
        ;;
      # The proxy knows a gateway by its name. The other one serves meanwhile.
      gateway*)
        remove "$service" "$old"
        add "$service"
        ;;
      *)
        add "$service"
        remove "$service" "$old"
        ;;
    esac
  done
  # As many as the file says, if it says another number now.
  start --wait "$service"
done
start --wait proxy
if ! said=$(compose exec -T proxy caddy reload --config /etc/caddy/Caddyfile 2>&1); then
  echo "$said" >&2
  exit 1
fi
docker compose ps --format 'table {{.Name}}\t{{.Image}}\t{{.Status}}'
