import { pictureUrl } from '../../lib/pictures.ts';

/** The picture of a category or subcategory beside its name, 48 px; a plain square where it has none. */
export function TilePicture({ thumbnail }: { thumbnail: string | null }) {
  if (!thumbnail) return <span className="tile__pic" />;
  return <img className="photo tile__pic" src={pictureUrl(thumbnail, 320)} alt="" width={48} height={48} />;
}
