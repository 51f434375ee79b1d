import { expect, test } from "vitest";
import { inLatinLetters } from "./latin-letters.ts";

test.each([
  ["Rasa Rasaitė", "Rasa Rasaite"],
  ["Jānis Bērziņš", "Janis Berzins"],
  ["Õnne-Mari Lõhmus", "Onne-Mari Lohmus"],
  ["Žydrūnas Čepaitis-Šulcas", "Zydrunas Cepaitis-Sulcas"],
  ["Jürgen Weiß", "Jurgen Weiss"],
  ["Łukasz Øberg Æther", "Lukasz Oberg Aether"],
  ["Юлия Щербакова", "Iuliia Shcherbakova"],
  ["Артём Жуков-Объедков", "Artem Zhukov-Obieedkov"],
  ["Соловьёв", "Solovev"],
  ["Їжакевич Ґалаґан", "Izhakevich Galagan"],
  ["Đorđe Þór Ðýri Œdipe", "Dorde Thor Dyri Oedipe"],
  ["Yıldız", "Yildiz"],
  ["Гусев Зоя Игорь Йонас Ніна", "Gusev Zoia Igor Ionas Nina"],
  ["Максим Николай Павел Фёдор", "Maksim Nikolai Pavel Fedor"],
  ["Хвост Цой Чук Шмыга Эмма", "Khvost Tsoi Chuk Shmyga Emma"],
  ["Євген Ўладзя Трус Сыр", "Ievgen Uladzia Trus Syr"],
  ["O’Neil, Anne-Marie", "O’Neil, Anne-Marie"],
])("%s is transliterated to %s", (name, written) => {
  expect(inLatinLetters(name)).toBe(written);
  expect(inLatinLetters(name.normalize("NFD"))).toBe(written);
});

test("an unsupported script is left unchanged", () => {
  expect(inLatinLetters("王伟")).toBe("王伟");
});
