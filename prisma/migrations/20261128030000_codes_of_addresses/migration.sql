-- A code proves an address, whichever of the registrations under it is then confirmed. Those on their way are hashed
-- with the id of one registration and would open nothing any more: they are ended, and another can be asked for.
DELETE FROM "verification_codes" WHERE "pending_id" IS NOT NULL;

ALTER TABLE "verification_codes" DROP CONSTRAINT "verification_codes_one_owner";

-- DropForeignKey
ALTER TABLE "verification_codes" DROP CONSTRAINT "verification_codes_pending_id_fkey";

-- DropIndex
DROP INDEX "verification_codes_pending_id_idx";

-- AlterTable
ALTER TABLE "verification_codes" DROP COLUMN "pending_id";
