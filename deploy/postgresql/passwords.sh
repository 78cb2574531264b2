#!/bin/sh
# The passwords of the two roles that roles.sql makes, from the files that hold them. Read once by the image of PostgreSQL,
# when its volume is new; by hand, to change them: POSTGRES_USER=postgres POSTGRES_DB=nuancier SECRETS=… sh passwords.sh
set -eu
SECRETS="${SECRETS:-/run/secrets}"
# By variables of psql: no password stands in a command line that others can list.
OWNER_PASSWORD="$(cat "$SECRETS/owner-password")" SHOP_PASSWORD="$(cat "$SECRETS/shop-password")" \
  psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
\getenv owner OWNER_PASSWORD
\getenv shop SHOP_PASSWORD
set log_statement = 'none';
alter role nuancier_owner password :'owner';
alter role nuancier_shop password :'shop';
SQL
