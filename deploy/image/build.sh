#!/bin/sh
# Builds the image with whichever of docker, podman and buildah is at hand; without one, the folder it would hold.
# usage: deploy/image/build.sh [NAME:TAG]
# BUILD_IMAGE names another image to build in (Dockerfile); BUILD_OPTIONS is handed over.
set -eu
cd "$(dirname "$0")/../.."

name=${1:-nuancier:latest}
version=$(git rev-parse --short HEAD 2>/dev/null || echo unknown)

engine=none
for candidate in docker podman buildah; do
  # A client whose engine does not answer builds nothing.
  if command -v "$candidate" >/dev/null 2>&1 && "$candidate" info >/dev/null 2>&1; then
    engine=$candidate
    break
  fi
done

if [ "$engine" = none ]; then
  echo "No docker, podman or buildah that answers: the folder the image would hold is built instead." >&2
  npm run package
  exit 0
fi

set -- build --file deploy/image/Dockerfile --tag "$name" --build-arg "VERSION=$version"
[ -z "${BUILD_IMAGE:-}" ] || set -- "$@" --build-arg "BUILD_IMAGE=$BUILD_IMAGE"
# HEALTHCHECK is part of docker's format, and not of OCI's.
[ "$engine" = docker ] || set -- "$@" --format docker
# shellcheck disable=SC2086 # several options
exec "$engine" "$@" ${BUILD_OPTIONS:-} .
