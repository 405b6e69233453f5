import type { ChoiceRow } from './build.ts';
import { boolean, number, select, text } from './build.ts';

/*
 * Fields that mean the same in several subcategories, so that they read and filter alike everywhere.
 */

export const brand = text('brand', 'Brand', 'Gamintojas', 'Производитель');
export const make = text('make', 'Make', 'Markė', 'Марка');
export const model = text('model', 'Model', 'Modelis', 'Модель');
export const year = number('year', 'Year of manufacture', 'Pagaminimo metai', 'Год выпуска');
export const material = text('material', 'Material', 'Medžiaga', 'Материал');
export const size = text('size', 'Size', 'Dydis', 'Размер');
export const mileage = number('mileage', 'Mileage', 'Rida', 'Пробег', 'km');
export const engineCapacity = number('engine_capacity', 'Engine capacity', 'Darbinis tūris', 'Объём двигателя', 'cm³');
export const powerKw = number('power', 'Power', 'Galia', 'Мощность', 'kW');
export const powerW = number('power', 'Power', 'Galia', 'Мощность', 'W');
export const area = number('area', 'Area', 'Plotas', 'Площадь', 'm²');
export const plotArea = number('plot_area', 'Plot', 'Sklypo plotas', 'Участок', 'a');
export const rooms = number('rooms', 'Rooms', 'Kambarių skaičius', 'Количество комнат');
export const floor = number('floor', 'Floor', 'Aukštas', 'Этаж');
export const buildYear = number('build_year', 'Year built', 'Statybos metai', 'Год постройки');
export const width = number('width', 'Width', 'Plotis', 'Ширина', 'cm');
export const height = number('height', 'Height', 'Aukštis', 'Высота', 'cm');
export const length = number('length', 'Length', 'Ilgis', 'Длина', 'cm');
export const lengthM = number('length', 'Length', 'Ilgis', 'Длина', 'm');
export const weight = number('weight', 'Weight', 'Svoris', 'Вес', 'kg');
export const maxLoad = number('max_load', 'Maximum load', 'Didžiausia apkrova', 'Максимальная нагрузка', 'kg');
export const screen = number('screen', 'Screen', 'Ekrano įstrižainė', 'Диагональ экрана', '″');
export const storage = number('storage', 'Storage', 'Talpykla', 'Накопитель', 'GB');
export const quantity = number('quantity', 'Quantity', 'Kiekis', 'Количество');
export const pieces = number('pieces', 'Pieces', 'Dalių skaičius', 'Количество предметов');
export const ageFrom = number('age_from', 'From age', 'Nuo kiek metų', 'С какого возраста');
export const ageMonths = number('age_months', 'Age in months', 'Amžius mėnesiais', 'Возраст в месяцах');
export const harvestYear = number('harvest_year', 'Harvest year', 'Derliaus metai', 'Год урожая');
export const publishedYear = number('year', 'Year', 'Metai', 'Год');
export const country = text('country', 'Country', 'Šalis', 'Страна');
export const delivery = boolean('delivery', 'Delivery possible', 'Galimas pristatymas', 'Возможна доставка');
export const organic = boolean('organic', 'Organic', 'Ekologiška', 'Экологически чистое');
export const invoice = boolean('invoice', 'Invoice issued', 'Išrašoma sąskaita', 'Выставляется счёт');
export const warranty = boolean('warranty', 'Under warranty', 'Galioja garantija', 'Действует гарантия');
export const nearWater = boolean('near_water', 'By the water', 'Prie vandens', 'У воды');

export const deal = select('deal', 'Deal', 'Sandoris', 'Сделка', [
  ['sale', 'For sale', 'Parduodama', 'Продажа'],
  ['rent', 'For rent', 'Nuomojama', 'Аренда'],
]);

export const fuel = select('fuel', 'Fuel', 'Kuras', 'Топливо', [
  ['petrol', 'Petrol', 'Benzinas', 'Бензин'],
  ['diesel', 'Diesel', 'Dyzelinas', 'Дизель'],
  ['petrol_gas', 'Petrol and gas', 'Benzinas ir dujos', 'Бензин и газ'],
  ['hybrid', 'Hybrid', 'Hibridas', 'Гибрид'],
  ['electric', 'Electric', 'Elektra', 'Электричество'],
]);

export const gearbox = select('gearbox', 'Gearbox', 'Pavarų dėžė', 'Коробка передач', [
  ['manual', 'Manual', 'Mechaninė', 'Механическая'],
  ['automatic', 'Automatic', 'Automatinė', 'Автоматическая'],
]);

export const homeHeating = select('heating', 'Heating', 'Šildymas', 'Отопление', [
  ['central', 'District heating', 'Centrinis', 'Центральное'],
  ['gas', 'Gas', 'Dujinis', 'Газовое'],
  ['electric', 'Electric', 'Elektrinis', 'Электрическое'],
  ['solid_fuel', 'Solid fuel', 'Kietasis kuras', 'Твёрдое топливо'],
  ['heat_pump', 'Heat pump', 'Šilumos siurblys', 'Тепловой насос'],
]);

export const colour = select('colour', 'Colour', 'Spalva', 'Цвет', [
  ['black', 'Black', 'Juoda', 'Чёрный'],
  ['white', 'White', 'Balta', 'Белый'],
  ['grey', 'Grey', 'Pilka', 'Серый'],
  ['blue', 'Blue', 'Mėlyna', 'Синий'],
  ['green', 'Green', 'Žalia', 'Зелёный'],
  ['red', 'Red', 'Raudona', 'Красный'],
  ['pink', 'Pink', 'Rožinė', 'Розовый'],
  ['yellow', 'Yellow', 'Geltona', 'Жёлтый'],
  ['brown', 'Brown', 'Ruda', 'Коричневый'],
  ['beige', 'Beige', 'Smėlinė', 'Бежевый'],
  ['other', 'Other', 'Kita', 'Другой'],
]);

export const season = select('season', 'Season', 'Sezonas', 'Сезон', [
  ['summer', 'Summer', 'Vasara', 'Лето'],
  ['winter', 'Winter', 'Žiema', 'Зима'],
  ['all_season', 'All seasons', 'Universalus', 'Всесезонный'],
]);

export const forWhom = select('for_whom', 'For whom', 'Kam skirta', 'Для кого', [
  ['women', 'Women', 'Moterims', 'Женщинам'],
  ['men', 'Men', 'Vyrams', 'Мужчинам'],
  ['everyone', 'Everyone', 'Visiems', 'Всем'],
]);

export const childSex = select('for_whom', 'For whom', 'Kam skirta', 'Для кого', [
  ['girls', 'Girls', 'Mergaitėms', 'Девочкам'],
  ['boys', 'Boys', 'Berniukams', 'Мальчикам'],
  ['everyone', 'Everyone', 'Visiems', 'Всем'],
]);

export const animalSex = select('sex', 'Sex', 'Lytis', 'Пол', [
  ['male', 'Male', 'Patinas', 'Самец'],
  ['female', 'Female', 'Patelė', 'Самка'],
]);

export const powerSource = select('power_source', 'Power source', 'Maitinimas', 'Питание', [
  ['mains', 'Mains', 'Elektros tinklas', 'Сеть'],
  ['battery', 'Battery', 'Akumuliatorius', 'Аккумулятор'],
  ['petrol', 'Petrol', 'Benzinas', 'Бензин'],
  ['manual', 'By hand', 'Rankinis', 'Ручной'],
]);

export const language = select('language', 'Language', 'Kalba', 'Язык', [
  ['lt', 'Lithuanian', 'Lietuvių', 'Литовский'],
  ['en', 'English', 'Anglų', 'Английский'],
  ['ru', 'Russian', 'Rusų', 'Русский'],
  ['pl', 'Polish', 'Lenkų', 'Польский'],
  ['other', 'Other', 'Kita', 'Другой'],
]);

/** The kind of thing within a subcategory; each subcategory brings its own list. */
export function type(rows: readonly ChoiceRow[]) {
  return select('type', 'Type', 'Tipas', 'Тип', rows);
}

/** The last answer of a list that cannot be complete. */
export const other: ChoiceRow = ['other', 'Other', 'Kita', 'Другое'];
