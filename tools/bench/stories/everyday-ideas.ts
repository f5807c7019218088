import { type BenchIdea, benchIdeas } from "./ideas.ts";

/** Ideas as everyday people type them, short and long, with sloppy spelling; columns as in `ideas`. */
const rows = `
fairytale | a teapot that is tired of tea and wants to be a boat | teapot | teapot,robot |  |  | boat
fairytale | my kid is scared of thunder. can you do a story about a little bear called Mo who is scared of thunder and her granny counts the seconds with her | Mo | bear | granny |  | thunder
comics | two neighbors fight over a parking spot and end up racing lawnmowers down main street. funny please | neighbors | man,woman |  |  | lawnmowers
cinematic | A nurse on her last night shift finds a letter that a patient wrote her twenty years ago | nurse | nurse,woman,doctor,girl | patient |  | letter
adventure | dad and me go camping and forget the tent so we build one from leaves but it rains all night | I | girl,boy | dad |  | tent
fairytale | An old dog waits at the bus stop every day for the boy who went to college. sad ending | dog | dog | boy | bus stop | waited
sci_fi | Robot K7 cleans the space station and finds a tiny plant growing in the air filter. The captain wants to throw it out so K7 hides it | K7 | robot | captain | space station | plant
fantasy | Iris and Noor are best friends until a magic mirror shows each of them what the other one really thinks | Iris | girl | Noor |  | mirror
fairytale | the squirel who burried all his nuts and cant remember where | squirrel | squirrel |  |  | nuts
adventure | Grandma Rosa, 78, wants to see the sea one more time so she steals the mobility bus from the retirement home with her friend Walt | Rosa | grandma | Walt |  | sea
cinematic | I failed my driving test five times. On the sixth try the examiner fell asleep. | I | girl,boy,man,woman | examiner |  | test
fairytale | Penny the pig wants to fly so she builds wings out of cardboard but the rooster says pigs cant fly | Penny | pig | rooster |  | fly
romantic | A bookshop owner falls in love with a customer who never buys anything | owner | man,woman | customer | bookshop | in love
adventure | Hassan drives his broken truck across the desert to bring his sister home for her wedding, a sandstorm blocks the road | Hassan | man,boy | sister | desert | wedding
book | Twin brothers Leo and Max both want the lead role in the school play. Leo gets it, but on the night he loses his voice and Max speaks for him from behind the curtain | Leo | boy | Max |  | voice
fairytale | a lighthouse that is lonely makes friends with a whale | lighthouse | lighthouse | whale |  | friends
comics | An office worker finds out her new boss is a duck | worker | woman,girl,man | boss |  | duck
dream | Every time Tilda sneezes she shrinks. One day she sneezes in the middle of a soccer game. | Tilda | girl |  |  | sneezed
fantasy | A young blacksmith must make a key for a door nobody has ever opened. The dragon behind it asks him not to. | blacksmith | man,boy,mechanic | dragon |  | key
fairytale | Ollie the octopus is moving to a new reef and has to leave his best friend Shelly the crab behind | Ollie | octopus | Shelly | reef | leave
fairytale | a story about a boy named Kwame who sells oranges at the bus station and dreams of becoming a pilot | Kwame | boy |  | bus station | pilot
fairytale | make a video where a sleepy sloth enters a race by mistake and wins because everyone else gets lost | sloth | sloth |  |  | race
comics | The night guard of the museum hears the dinosaur skeleton snoring | guard | man,knight |  |  | skeleton
cinematic | two old men play chess in the park every sunday, one sunday one of them doesnt come | men | grandpa,man |  | park | chess
fairytale | An ant carries a cookie crumb across the whole kitchen while the cat watches | ant | ant | cat |  | crumb
adventure | The pirates of the Silver Gull have lost their map and must ask a baby seagull for directions | pirates | pirate | seagull |  | directions
sci_fi | In the year 2250 a girl named Zoya grows the last tomato on Mars | Zoya | girl |  | Mars | tomato
cinematic | Sad story: an old lighthouse keeper turns off the light for the last time | keeper | grandpa,man |  |  | light
fairytale | an alarm clock that is tired of waking people up runs away from home | clock | alarm-clock,robot,clock |  |  | ran away
adventure | The mayor's parrot repeats every secret it hears in the town hall | parrot | parrot |  | town hall | secret
fairytale | Every winter the old ski lift dreams of the summer, but in summer nobody needs it. | lift | robot |  |  | summer
cinematic | A young woman from Seoul opens a tiny noodle shop in Paris and her first customer is a grumpy food critic | woman | woman | customer | Paris | noodle
fairytale | a penguin hates the cold and moves to the desert where he opens an ice cream stand, happy ending please | penguin | penguin |  | desert | ice cream
comics | My name is Bruno and I am a broom. I used to belong to a witch, now I work in a supermarket. | I | broom | witch | supermarket | broom
fairytale | Nobody believes Elif when she says that there is a whale in the swimming pool | Elif | girl | whale | pool | whale
comics | Make a funny cartoon about a vampire who faints when he sees blood | vampire | vampire |  |  | fainted
adventure | I'd like a story where a boy who stutters wins a poetry slam | boy | boy |  |  | poetry slam
fairytale | A knight who is allergic to horses has to ride to the king's wedding | knight | knight |  |  | wedding
fairytale | Little Mia hides under the table during a thunderstorm. Her hamster hides too. | Mia | girl | hamster |  | thunderstorm
cinematic | A shepherd boy counts stars instead of sheep and loses his whole flock in the mountains of Kurdistan | boy | boy |  | mountains | flock
comics | the number 7 gets lost on its way to the math test and has to ask the number 9 for help | number |  |  |  | help
fairytale | story for my niece Amelie (5): a rabbit dentist pulls out the wobbly tooth of a crocodile | dentist | woman,man,rabbit,doctor | crocodile |  | tooth
sci_fi | Two astronauts who can't stand each other share a capsule for six months | astronauts | astronaut |  |  | capsule
adventure | Jamal's bike gets stolen the day before the race so his whole street builds him a new one | Jamal | boy |  |  | bike
comics | the lonely vending machine gives free chocolate to sad people until the boss notices it | machine | robot | boss |  | chocolate
fairytale | A mother octopus guards her eggs and tells them about the sea they will see without her | octopus | octopus |  |  | eggs
comics | dragon egg hatches in a microwave at the gas station | egg | egg |  | gas station | microwave
adventure | Every Tuesday, Mrs. Adeyemi feeds the foxes behind the library and one Tuesday a fox brings her a present | Adeyemi | woman | fox | library | present
cinematic | I found a baby crocodile in our bathtub and my parents must never know | I | girl,boy | crocodile |  | know
fairytale | A blind cat and a deaf dog share a house and guard it together, but one night a burglar comes | cat | cat | dog |  | burglar
`;

export const everydayIdeas: readonly BenchIdea[] = benchIdeas(rows);
