/** A story as a person would paste it, and who a reader sees in it. */
export interface BenchText {
  readonly text: string;
  readonly language: string;
  /** "Agnes=girl, the mayor=man": who matters, the hero first. */
  readonly cast: string;
  /** The places of its scenes, in order. */
  readonly places: string;
}

const english = (cast: string, places: string, text: string): BenchText => ({
  text,
  language: "english",
  cast,
  places,
});

export const texts: readonly BenchText[] = [
  english(
    "Agnes=girl, Bruno=parrot, the mayor=man",
    "village city room",
    `Agnes was eleven and had freckles, and she had written every love letter in the village. People came to the back door of her father's bakery. "Make it warm," they said, and Agnes made it warm. Her parrot Bruno sat on the oven and repeated the best lines.

One evening the mayor came himself. He turned his hat in his hands. "It is for your aunt," he said. Agnes dipped her pen. She wrote for an hour. When he had gone, she took a clean sheet and wrote her own name at the bottom, and nothing above it. "Make it warm," said Bruno. She laughed, blew out the lamp and went up to bed.`,
  ),
  english(
    "Odd=farmer/man/grandpa, the fish=fish, his wife=woman",
    "sea room",
    `There was once a fisherman named Odd, who lived in a hut by the grey sea. Every day Odd rowed out before sunrise. One morning a silver fish lay in his net and spoke. "Let me go and you may have a wish." Odd scratched his beard. He had a boat, a stove and a wife who sang. "I cannot think of one," he said, and let it go.

At home his wife put the soup on the table. "A fish that talks, and you ask for nothing?" she cried. Odd broke the bread. "I asked it how it was," he said. "It said nobody ever had."`,
  ),
  english(
    "Lev=man/grandpa, Pim=boy, mother=woman",
    "city room",
    `In our town lived a clockmaker called Lev, and nobody had ever seen him hurry. Pim, who was seven, knew why. Lev took hours. He took them from people who waited at the tram stop and from people who slept, and he kept them in jars. Pim climbed through the workshop window at night. The jars ticked on their shelves. He found the one with his mother's name and put it under his coat.

"That one is heavy," said a voice. The old man stood in the door with a candle. "She gave it up for you, when you had the fever." Pim held the jar tight. Lev sighed and opened the door for him. In the morning his mother had time for breakfast.`,
  ),
  english(
    "Farid=boy/man, Leila=girl/woman, the sultan=king",
    "city castle",
    `Farid sewed shoes in a cellar in Damascus. He was sixteen and had never danced. Leila brought him a pair of red slippers. "The sultan's daughter marries on Friday, and I have to dance," she said, "and I can't." Farid sewed all night. He put a song into each sole.

On Friday Leila danced in the palace and could not stop. She danced across the tables and down the stairs. The sultan laughed until he cried. Farid ran after her through the courtyard, caught her foot and pulled the thread. Then it was quiet. "Now you," said Leila, and gave him the other shoe.`,
  ),
  english(
    "Priya=girl, Biscuit=dog, Mrs. Long=woman/teacher",
    "forest lake village",
    `Priya was tying her shoe when the class went on without her. When she looked up there were only trees. "Biscuit," she said, "we are lost." Biscuit wagged his tail. He was a brown dog with one white ear. They walked between the pines, and every pine looked like the last one.

Then Priya heard water. Her grandmother had once told her that every stream goes somewhere. They followed it over stones and under a fallen tree, and Biscuit fell in twice. At the edge of the forest stood Mrs. Long, their teacher, white as paper. She hugged Priya, and then she hugged the wet dog.`,
  ),
  english(
    "Hedda=woman/grandma, the letter carrier=man",
    "mountain room",
    `Hedda kept the hut below Hollow Mountain. She was seventy and had a bad knee. All summer walkers came and ate her pancakes; in winter nobody came. On the second of January somebody knocked. A young letter carrier stood in the snow. "There is a parcel for you," he said, and sat down on the floor.

Hedda pulled off his boots and hung them over the stove. She fed him pancakes until he could talk. In the parcel was a pair of skis. There was no sender. "Well," said Hedda, "somebody knows about my knee." He slept on the bench, and in the morning they skied down together, she in front.`,
  ),
  english(
    "Milo=mouse, the cat=cat",
    "room",
    `Milo the mouse lived behind the stove of a busy kitchen. The cat lived in front of it. They had an agreement: Milo came out at nine, the cat looked away until ten. But one Monday the cat was ill. She lay on the rug and did not even open an eye.

Milo waited until nine. He waited until half past. Then he carried a piece of cheese across the floor and put it down in front of her nose. The cat ate it. "You are too early," she said. "It is ten past ten," said Milo, and he was not afraid.`,
  ),
  english(
    "Sam=boy, grandfather=grandpa",
    "lake sea",
    `My name is Sam and this is about my grandfather. He built a boat in our garage, and it was too big for the door. Grandfather looked at the boat and at the door and then he fetched the big hammer. Grandma said nothing for two days.

We pulled it to the lake with a tractor. It floated, a little to the left. We sailed to the island in the middle and ate sandwiches. "Next year the ocean," Grandfather said. Next year he was too ill. So I sailed it by myself, once around the island, and he watched from the bank with a blanket on his knees and shouted that I should keep to the left.`,
  ),
  english(
    "Zara=astronaut/woman/girl/mechanic, the satellite=satellite",
    "space spaceship",
    `Zara had repaired satellites for six years, alone, and she talked to them the way other people talk to plants. "There you go," she said, and tightened the last screw on number 4410. "Thank you," said number 4410.

Zara dropped the wrench. It turned slowly away toward Africa. Back in her ship she checked the radio. It was off. "Why did nobody ever answer me before?" she asked. "You never asked us anything," said the satellite. So she asked. They talked through nineteen sunrises, and when her relief came up she asked for another six years.`,
  ),
  english(
    "Tom=man, Eva=woman",
    "city room",
    `Tom and Eva rode the same train every day, the 7.42, and in four years they had never said a word. He read newspapers; she read novels and missed her stop when they were good. On a Thursday in November the train stood still in a tunnel and the lights went out.

"I have a torch," said Tom in the dark. "I have a sandwich," said Eva. When the lights came back they were sitting side by side, and the whole carriage looked at them. She had missed her stop. So had he.`,
  ),
  english(
    "Nimbo=cloud, the farmers=farmer, Ida=girl",
    "meadow village",
    `Nimbo was a small cloud who cried when he was happy, and he was happy over the valley. There it rained for three weeks. The farmers met in the inn. "Somebody has to make him sad," they said. They shouted at him. Nimbo thought they were singing, and rained harder.

Then Ida, the smith's daughter, climbed the church tower. She was six. She told him about the fields on the other side of the hill, where nothing grew. Nimbo listened. He had never heard anything so sad. The rain stopped. Slowly, against the wind, he went over the hill, and there he saw the children dance.`,
  ),
  english(
    "Jakob=teacher/man/grandpa, the butcher=man, Martha=woman",
    "city room",
    `When Jakob retired he taught the street to read. The butcher came first, on a Tuesday, with a sausage as payment. He was a large man and he cried over the word "mother". The policeman came next, in plain clothes. By spring eleven people sat in Jakob's kitchen.

Martha, his wife, brought the tea. She never sat down. One night Jakob found the primer open on her pillow. "How long?" he asked. "Forty years," she said. He moved over. They began with A, and by the time they reached M it was light outside.`,
  ),
  english(
    "Juna=dog, the driver=man/woman, Rolf=dog",
    "snow village",
    `Juna was a sled dog, and she was blind in her left eye. That is why Rolf, who ran beside her, always ran on the left. In the third hour the blizzard came. Inga, the driver, could not see the team; the team could not see the trail. Juna put her nose down and went on.

She smelled smoke where no one smelled anything. She pulled to the right, and Rolf pulled with her. Once Inga shouted to turn. Juna did not turn. Behind the last ridge lay the village with all its lamps lit, and children ran out to unload the medicine.`,
  ),
  english(
    "Emil=boy/man, Sofia=girl/woman, the seagull=bird/dove",
    "sea",
    `On the last day of summer Emil sat on the pier with a letter. It had taken him eleven weeks. Sofia was buying ice cream. When she came back he would give it to her. A seagull landed next to him, looked him in the eye and took the letter.

Emil ran. He ran along the beach between the towels, over a sandcastle and into the water with his shoes on. The seagull dropped it far out. When he came back, wet to the chest, Sofia was holding two cones. "What did it say?" she asked. Emil told her. It was much shorter than the letter.`,
  ),
  english(
    "the red ball=ball/soccer-ball, Ben=boy, Mrs. Okafor=woman",
    "city",
    `Nobody on Acorn Street knew who the red ball belonged to. It lay in the gutter after the storm. Ben kicked it over the fence of Mrs. Okafor, who was a hundred or nearly. It came back. He kicked it again. It came back with a bow on it.

Ben looked over the fence. Mrs. Okafor stood on the lawn in slippers. "My left foot was the terror of Lagos," she said. They played until it was dark. She won.`,
  ),
  english(
    "I=girl/boy, Mama=woman, the fox=fox",
    "forest room",
    `I was the only one awake when the fox came into our kitchen. It looked at me as if I were late. I put on my boots and my coat over my nightshirt and followed it out. Snow lay on the garden, and on the snow lay the moon.

In the wood behind the school it stopped at a wire. There was another fox in it, a small one. I am good with knots. When I came home Mama was standing at the door. She saw my knees and the blood on my sleeve, and she said nothing, and made cocoa.`,
  ),
  {
    language: "german",
    cast: "Lotte=girl, Großvater=grandpa",
    places: "forest room",
    text: `Lotte war neun und konnte pfeifen wie eine Amsel. Ihr Großvater hatte es ihr beigebracht. Sie saßen auf der Bank vor dem Haus, und er stopfte seine Pfeife. „Im Wald“, sagte er, „gibt es einen Vogel, der antwortet nur einmal im Leben.“

Am nächsten Morgen ging Lotte in den Wald. Sie pfiff unter der Eiche und pfiff am Bach. Nichts. Am Abend kam sie müde nach Hause. Der Großvater lag im Bett und hatte Fieber. Lotte setzte sich zu ihm und pfiff leise. Da pfiff er zurück.`,
  },
  {
    language: "french",
    cast: "Camille=girl, grand-père=grandpa",
    places: "lake",
    text: `Camille avait dix ans et son grand-père en avait quatre-vingts. Ensemble ils réparaient un vieux bateau au bord du lac. Camille tenait les clous, et lui, le marteau. « Où irons-nous ? » demanda-t-elle. « De l'autre côté », dit-il.

Un matin le bateau fut prêt. Ils ramèrent toute la journée. Le soir, ils arrivèrent de l'autre côté, et il y avait une maison, et dans la maison une vieille dame qui les attendait. « Tu es en retard », dit-elle au grand-père. « De soixante ans », dit-il.`,
  },
  {
    language: "spanish",
    cast: "Mateo=boy, Luna=dog",
    places: "forest village",
    text: `Mateo tenía ocho años y una perra que se llamaba Luna. Un domingo se perdieron en el bosque. Los árboles eran todos iguales. Mateo tenía miedo, pero no lo dijo. Luna olió el viento y corrió hacia el río.

Siguieron el agua durante horas. Cuando salió la luna, vieron las luces del pueblo. La madre de Mateo corrió por la calle y lo abrazó. «Fue Luna», dijo Mateo. La perra ya dormía delante de la puerta.`,
  },
  {
    language: "italian",
    cast: "Sara=girl, Briciola=dog, il gatto=cat",
    places: "city",
    text: `Sara abitava all'ultimo piano con il suo cane Briciola. Una notte sentirono piangere. Sul tetto c'era un gatto, piccolo e nero, e pioveva. Sara aprì la finestra. Briciola abbaiò una volta sola.

Sara prese la coperta e salì. Le tegole erano bagnate. Il gatto la guardava e non si muoveva. Allora Briciola si sdraiò sul davanzale e aspettò. Dopo un'ora il gatto venne, passo dopo passo, e si mise a dormire fra le sue zampe.`,
  },
];
