/** A film whose pictures a reader judges: an idea that the built-in writer tells, or a text that is told as it stands. */
export interface BenchFilm {
  readonly name: string;
  readonly language: string;
  readonly style: string;
  readonly idea?: string;
  readonly text?: string;
}

/** No test knows these. */
export const films: readonly BenchFilm[] = [
  {
    name: "quarry",
    language: "english",
    style: "Japanese Ghibli-inspired Style",
    text: `Nora was nine and could not swim. Every summer the others jumped into the lake and she sat on the wall with a towel. "Next year," she said, every year.
Her grandfather Henrik came down the path with a rope and a basket. He sat beside her and gave her an apple. "I learned at sixty," he said.
On Monday Nora stood in the water up to her knees. On Tuesday she lay on her back, and Henrik held her head. On Wednesday she swam three strokes.
On Sunday the whole family came to watch. Nora climbed the rock on the far side of the lake. She looked down for a long time. Then she jumped, and she swam back across the lake all alone.
Henrik hugged her so hard that his shirt got wet. That night she slept in the hut by the water and dreamed of nothing.`,
  },
  {
    name: "violin",
    language: "english",
    style: "Watercolor",
    text: `Tomas carried his violin case through the snow. It was heavier than he was, his mother liked to say. He was ten, and the music school was at the top of the hill.
In the classroom sat an old teacher called Miss Abel, reading a letter. She did not look up. "Play," she said. Tomas played the violin, badly, and then a little better.
On the way home he met a dog that nobody owned. The dog followed him to the bakery. Tomas sat on the step and shared his bread with it.
At home his mother was cooking soup. "And whose is that?" she asked. Tomas read her the note from Miss Abel: he could come again on Thursday. His mother put down the spoon and hugged him, and the dog slept under the table.
In spring Tomas and the dog ran down the hill without any snow.`,
  },
  {
    name: "lighthouse-seeds",
    language: "english",
    style: "Storybook",
    idea: "A girl named Ida and her grandmother plant sunflowers around an old lighthouse so that the ships can find their way home",
  },
  {
    name: "raft",
    language: "english",
    style: "Comic Book Style",
    idea: "Two brothers, Sam and Leo, build a raft and row across the lake to bring their grandfather a birthday cake",
  },
  {
    name: "ziege",
    language: "german",
    style: "Oil Painting",
    text: `Die Bäuerin Marta hatte eine Ziege, die auf alles kletterte. Am Montag kletterte die Ziege auf das Dach. Am Dienstag kletterte sie auf den Apfelbaum.
Martas Enkel Jonas sollte auf sie aufpassen. Er saß auf dem Zaun und las ein Buch. Als er aufsah, war die Ziege fort.
Jonas rannte durch das Dorf. Er ruderte über den See, denn am anderen Ufer bewegte sich etwas Weißes. Es war nur ein Schwan, der ruhig schwamm.
Am Abend kam er müde nach Hause. Marta kochte eine Suppe in der Küche und zeigte mit dem Löffel auf sein Bett. Dort schlief die Ziege.
Jonas lachte, bis ihm die Tränen kamen. Dann umarmte er die Ziege und gab ihr einen Apfel.`,
  },
  {
    name: "drachen",
    language: "german",
    style: "Paper Cut-out",
    idea: "Ein kleiner Bär namens Bruno baut mit seiner Freundin, dem Fuchs Mila, ein Boot, um den Mond auf dem See zu besuchen",
  },
  {
    name: "pozo",
    language: "spanish",
    style: "Acrylic Painting",
    text: `Lucía vivía con su abuela en un pueblo sin agua. Cada mañana la niña caminaba hasta el río y llevaba un cubo en la cabeza.
Un día encontró un mapa dentro de un libro. Lo leyó toda la noche junto a una vela. El mapa mostraba un pozo bajo el viejo olivo.
Lucía cavó con una pala detrás de la casa. Cavó el lunes y cavó el martes. Su abuela se sentó a la sombra y la miraba.
El miércoles Lucía señaló el fondo del agujero. Allí brillaba el agua. La abuela lloró de alegría y abrazó a la niña.
Plantaron flores alrededor del pozo, y por la noche todo el pueblo bailó. Un vecino tocaba la guitarra.`,
  },
  {
    name: "gardien",
    language: "french",
    style: "Anime Style",
    text: `Le vieux gardien Armel vivait seul dans le phare. Chaque soir il montait l'escalier et allumait la lampe. Puis il lisait un livre jusqu'à minuit.
Une nuit de tempête, une fille appelée Maï arriva à la nage. Elle nageait depuis le port, car son frère était perdu en mer.
Armel lui donna une couverture. Ensemble ils prirent la barque et ramèrent vers les rochers. Maï tenait la lanterne.
Son frère dormait sur une petite île. Maï le serra dans ses bras. Au matin Armel prépara la soupe pour trois, et ils mangèrent sans parler.
Depuis ce jour, Armel joue de l'accordéon le dimanche, et les enfants dansent sur la plage.`,
  },
  {
    name: "kitsune",
    language: "japanese",
    style: "Japanese Woodblock",
    text: `昔、山の村にゆきという女の子が住んでいました。ゆきは毎朝、川まで歩いて水を運びました。
ある日、森で小さな狐を見つけました。狐は穴を掘っていました。「何を探しているの」とゆきは聞きました。
ゆきは家に帰り、おばあさんと一緒にご飯を作りました。そして狐におにぎりをあげました。
次の日、狐はゆきを乗せて山へ走りました。ゆきは大きな岩に登りました。遠くに海が見えました。
夜、ゆきは本を読みました。狐は隣で眠りました。春になると、二人は庭に花の種を植えました。おばあさんは二人を抱きしめました。`,
  },
  {
    name: "pilot",
    language: "russian",
    style: "Digital Painting",
    text: `Мальчик Миша нашёл в сарае старый велосипед. Он поехал на велосипеде к реке. Там сидел рыбак и читал газету.
«Куда ты едешь?» — спросил рыбак. Миша показал на другой берег. Там жила его бабушка.
Рыбак дал ему лодку. Миша грёб весь день и очень устал. Потом он плыл рядом с лодкой, потому что было жарко.
Бабушка варила кашу на кухне. Она обняла Мишу и дала ему ложку. Вечером он играл на гитаре, а бабушка пела.
Ночью Миша спал на печи. Утром они вместе копали грядки и сажали цветы.`,
  },
];
