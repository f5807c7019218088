/** An idea as a person would type it, and what a reader expects of its film. */
export interface BenchIdea {
  readonly idea: string;
  readonly type: string;
  /** The hero's name, or the noun of the hero. */
  readonly hero: string;
  /** The kinds that the hero may be drawn as. */
  readonly drawn: string;
  /** Other characters, by name or noun. */
  readonly others?: string;
  /** Words of the place that the film must name. */
  readonly place?: string;
  /** Words of the wish, action or end that the film must tell. */
  readonly wish?: string;
}

/** Type, idea, hero, kinds of the hero, others, place, words that must be told. */
const rows = `
fairytale | Lotte is a small volcano who is scared of her first eruption. Her neighbour, an old mountain, tells her that it tickles. | Lotte | volcano,mountain | mountain |  | eruption
adventure | Two sisters build a kite from old maps and fly it over the desert to find their grandfather | sisters | girl | grandfather | desert | find their grandfather
fairytale | A snail wants to win a race against a hare even though everybody laughs | snail | snail | hare |  | win a race
adventure | my grandson Ben loves trains, make a story where he drives the last steam train through the snow to bring the medicine to the village | Ben | boy |  | village | medicine
fantasy | Yusuf the baker bakes a loaf of bread that can talk. It will not stop telling secrets. | Yusuf | cook,man |  |  | talk
romantic | Clara and Mehmet meet every morning on the ferry but never dare to speak, until the ferry breaks down | Clara | woman,girl | Mehmet | ferry | speak
sci_fi | a robot that is left behind on mars starts a garden | robot | robot |  | mars | garden
comics | Super Nana: a grandmother who gets superpowers from her knitting and stops bank robbers | Nana | grandma,hero | robbers |  | robbers
dream | I dreamed that our school was under water and the teacher was an octopus | I | girl,boy | octopus | under water | octopus
fairytale | The moon fell into the lake and a frog has to put it back before morning | frog | frog |  | lake | put it back
adventure | Priya, 9, and her dog Biscuit get lost in the forest during a school trip. They follow the stream home. | Priya | girl | Biscuit | forest | stream
cinematic | An old lighthouse keeper gets one last letter from his daughter and rows through the storm to see her | keeper | grandpa,man | daughter |  | letter
fairytale | Jonah does not want to go to bed. Every stuffed animal tries to convince him. | Jonah | boy |  | bed | bed
fantasy | A dragon who can only breathe soap bubbles must guard the royal treasure | dragon | dragon |  |  | treasure
romantic | Two old people fall in love in a nursing home over a game of chess. It ends sad. | people | grandma,grandpa |  | nursing home | chess
adventure | Captain Mira and her parrot search for the island where lost socks go | Mira | pirate | parrot | island | socks
book | A girl finds a book in which her own life is written and the last page is missing | girl | girl |  |  | last page
fairytale | Why the hedgehog has spines: once he was soft and gave everything away, until winter came | hedgehog | hedgehog |  |  | winter
sci_fi | Zara repairs satellites alone. One day a satellite answers her. | Zara | astronaut,girl,woman,mechanic | satellite |  | answered
fantasy | The clockmaker Lev has stolen an hour from every person in town and a boy called Pim wants his mother's hour back | Pim | boy | Lev | town | hour back
adventure | Three goats want to cross a bridge but a troll with toothache lives underneath | goats | goat | troll | bridge | cross
comics | Captain Broccoli saves the lunch of class 3b from the evil Doctor Sugar | Broccoli | hero,pirate | Sugar | class | lunch
dream | a boy climbs a staircase made of clouds and at the top his dead cat is waiting | boy | boy | cat |  | staircase
fairytale | Anna and her little brother Tom plant a button in the garden and in spring a coat tree grows | Anna | girl | Tom | garden | button
cinematic | A taxi driver in Cairo drives a stranger all night and finds out it is his brother | driver | man | stranger | cairo | brother
adventure | Nora climbs the highest tower of the city to free the wind that the mayor has locked up | Nora | girl,woman | mayor | city | free the wind
fantasy | witch who can't do magic but makes very good soup | witch | witch |  |  | soup
romantic | On the last day of summer, Emil wants to tell Sofia that he loves her, but a seagull steals his letter. | Emil | boy,man | Sofia |  | letter
fairytale | Please write a bedtime story for my daughter Amelia (4) about a little owl that is afraid of the dark | owl | owl |  |  | dark
fairytale | A cat named Professor Whiskers opens a school for mice. The mice don't trust him at first. | Whiskers | cat | mice | school | school
adventure | Kofi and Ama carry water to the elephants during the great drought | Kofi | boy,man | Ama |  | water
sci_fi | In the year 2200 nobody sleeps anymore. Ilya finds a machine that makes dreams and hides it in the cellar. | Ilya | man,boy |  | cellar | machine
fairytale | The king who could not laugh, and the goose girl who told him nothing but the truth | king | king | girl |  | laugh
book | Funny story about a librarian who fights a ghost that keeps correcting the spelling in all the books | librarian | teacher,woman,man | ghost |  | spelling
fantasy | Sindri the dwarf forges a sword that refuses to hurt anybody | Sindri | man,dwarf |  |  | sword
cinematic | a woman returns after forty years to the village where she was born and nobody knows her except an old dog | woman | woman,grandma | dog | village | returned
comics | the toaster and the fridge are fighting over who is more important in the kitchen | toaster | toaster,robot | fridge | kitchen | important
dream | Every night Wanda flies over the roofs with her bed. One night the bed doesn't want to come back. | Wanda | girl |  | roofs | come back
adventure | Grandpa Otto and Lina go fishing, catch a bottle with a message in it and answer it | Otto | grandpa | Lina |  | message
fairytale | A penguin dreams of visiting Africa and travels there in a suitcase | penguin | penguin |  | africa | suitcase
poetry | the last leaf on the old oak does not want to fall | leaf | fallen-leaf,leaf |  | oak | fall
lyric | a song about my best friend Marlon who moved to Canada | Marlon | boy,man |  | Canada | moved
romantic | baker falls in love with the postwoman and hides notes in her bread | baker | cook | postwoman |  | notes
fairytale | Mama bear loses her glasses and the whole forest helps her look for them | bear | bear |  | forest | glasses
adventure | Tariq builds a boat out of plastic bottles and sails down the river to the sea to show that rubbish can be useful | Tariq | boy,man |  | river | boat
fantasy | Every painting in the museum comes alive at night; the guard, Mr. Ode, plays cards with the Mona Lisa | Ode | man,knight | Mona Lisa | museum | cards
sci_fi | Twins Ada and Alan receive a phone call from themselves, 30 years in the future, warning them not to open the red door | Ada | girl | Alan |  | red door
fairytale | rabbit, carrot, moon | rabbit | rabbit |  | moon | carrot
cinematic | The orchestra's triangle player waits the whole concert for his single note and then misses it | player | man,singer |  | concert | note
comics | Gus the pigeon wants to become a homing pigeon but he always gets lost in the supermarket | Gus | dove |  | supermarket | homing pigeon
adventure | Rescue dog Balto-like story: Juna, a sled dog, leads her team through a blizzard although she is blind in one eye | Juna | dog | team | blizzard | led
fairytale | Little cloud Nimbo cries whenever he is happy, so the farmers try to make him laugh | Nimbo | cloud | farmers |  | laugh
dream | In my dream my late grandmother and I bake apple cake in her old kitchen | grandmother | grandma,girl | grandmother | kitchen | apple cake
romantic | Eleven-year-old Agnes writes love letters for the whole village, but cannot write one for herself | Agnes | girl |  | village | letters
adventure | a class of third graders has to survive a night in the natural history museum with their grumpy teacher mr. Bell | class | boy,girl | Bell | museum | survive
fantasy | Odd the fisherman catches a fish that grants wishes, but he has none | Odd | farmer,man,grandpa | fish |  | wishes
fairytale | The shoemaker's apprentice Farid sews shoes that dance by themselves and cannot stop them at the sultan's wedding | Farid | boy,man |  | wedding | dance
fairytale | A tiny ant carries a huge birthday cake home. On the way she shares so much of it that only a crumb is left. Nobody minds. | ant | ant |  |  | cake
cinematic | Leila, a young doctor, crosses the mountains on foot with vaccines in her backpack | Leila | doctor |  | mountains | vaccines
fantasy | Two brothers, one who only tells lies and one who only tells the truth, must get past the sphinx | brothers | boy |  |  | sphinx
adventure | The wind stole my hat and I ran after it through the whole town | I | girl,boy |  | town | hat
fairytale | Greta and the seven-headed chicken | Greta | girl | chicken
sci_fi | Commander Okoro lands on a planet where plants keep people in pots | Okoro | astronaut |  | planet | pots
fairytale | Mila learns to ride a bike. She falls many times. Her dad lets go and she doesn't notice. | Mila | girl | dad |  | ride a bike
lyric | lullaby for a baby elephant who can't sleep because of the crickets | elephant | elephant | crickets |  | sleep
book | Jakob, a retired teacher, teaches his street to read: the butcher, the policeman and finally his own wife | Jakob | teacher,grandpa,man | wife | street | read
`;

/** The ideas of such a table. */
export const benchIdeas = (table: string): BenchIdea[] =>
  table
    .trim()
    .split("\n")
    .map((row) => {
      const [type = "", idea = "", hero = "", drawn = "", others = "", place = "", wish = ""] = row.split(" | ");
      return { type: `${type}_story`, idea, hero, drawn, others, place, wish };
    });

export const ideas: readonly BenchIdea[] = benchIdeas(rows);
