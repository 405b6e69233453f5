import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../support/app.ts';
import { createWebDist, pageText } from '../support/web-dist.ts';

const web = await createWebDist();
const server = await createTestApp({ config: { webDist: web.folder } });
const { factories } = server;
afterAll(async () => {
  await server.close();
  await web.remove();
});

const script = '<script>alert(1)</script>';
const image = '"><img src=x onerror=alert(1)>';
const separators = '\u2028\u2029</title>';

const category = await factories.category({ name_en: script, name_lt: image, name_ru: separators });
const subcategory = await factories.subcategory({ category_id: category.id, name_en: script });
const seller = await factories.user({ name: image });
const product = await factories.product({
  user_id: seller.id,
  category_id: category.id,
  subcategory_id: subcategory.id,
  name: `Kėdė ${script}`,
  description: `${image}${separators}`,
  address: `${script}, ${image}`,
  specifications: [[script, image]],
  options: { material: image },
});

describe('markup in names, titles and descriptions', () => {
  it('comes back as the text that it is', async () => {
    const { data } = (await server.get(`/products/${product.id}`)).json();
    expect(data.name).toBe(`Kėdė ${script}`);
    expect(data.description).toBe(`${image}${separators}`);
    expect(data.category_name).toBe(script);
    expect(data.user.name).toBe(image);
    expect(data.specifications).toEqual({ [script]: image });
    expect(data.options).toEqual({ material: image });
  });

  it.each([
    '/categories',
    `/categories/${category.id}`,
    '/subcategories',
    '/products',
    `/products/${product.id}`,
    '/products/search?q=kėdė',
    `/categories/${category.id}/search`,
    `/products/search?q=${encodeURIComponent(script)}`,
    `/products/search?status=${encodeURIComponent(script)}`,
    `/products/${encodeURIComponent(script)}`,
    `/api/${encodeURIComponent(image)}`,
    `/storage/${encodeURIComponent(image)}`,
  ])('%s is JSON that no browser takes for a page', async (url) => {
    const answer = await server.get(url, { accept: '*/*' });
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it.each([
    `/product/${product.id}`,
    `/search?q=${encodeURIComponent(script)}`,
    `/nothing/${encodeURIComponent(script)}`,
  ])('%s is the page, without a word of it', async (url) => {
    const answer = await server.get(url, { accept: 'text/html' });
    expect(answer.body).toContain(pageText);
    expect(answer.body).not.toContain('alert(1)');
  });

  it('what an address says is not repeated by its error', async () => {
    for (const url of [
      `/products/${encodeURIComponent(script)}`,
      `/products/search?page=${encodeURIComponent(image)}`,
    ]) {
      expect((await server.get(url)).body).not.toContain('alert');
    }
  });

  it('is found by its words like any other text', async () => {
    const { data } = (await server.get(`/products/search?q=${encodeURIComponent(`${script} alert`)}`)).json();
    expect(data).toHaveLength(1);
  });
});
