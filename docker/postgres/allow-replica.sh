#!/bin/sh
# Run once, when the database is made: in pg_hba.conf "all" databases do not include replication.
echo 'host replication all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
